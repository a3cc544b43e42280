// What CI prints of the tests in a browser: what failed and why, and what took longest.
import type { FullResult, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";

const SLOWEST = 10;

export default class Report implements Reporter {
  #tests: TestCase[] = [];
  readonly #began = performance.now();

  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus || result.status === "skipped") return;
    console.log(`${result.status} (${seconds(result.duration)}): ${title(test)}`);
    for (const error of result.errors) console.log([error.stack ?? error.message, error.snippet].filter(Boolean).join("\n"));
  }

  onError(error: { stack?: string; message?: string }): void {
    console.log(error.stack ?? error.message);
  }

  onEnd({ status }: FullResult): void {
    const took = (test: TestCase): number => test.results.reduce((sum, { duration }) => sum + duration, 0);
    const slowest = [...this.#tests].sort((one, other) => took(other) - took(one)).slice(0, SLOWEST);
    console.log("The slowest:");
    for (const test of slowest) console.log(`  ${seconds(took(test))}  ${title(test)}`);
    for (const test of this.#of("unexpected")) console.log(`FAILED: ${title(test)}`);
    console.log(`${status}: ${this.#of("expected").length} of ${this.#tests.length} passed in ${seconds(performance.now() - this.#began)}`);
  }

  #of(outcome: ReturnType<TestCase["outcome"]>): TestCase[] {
    return this.#tests.filter((test) => test.outcome() === outcome);
  }

  printsToStdio(): boolean {
    return true;
  }
}

function title(test: TestCase): string {
  return test.titlePath().filter(Boolean).join(" › ");
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
