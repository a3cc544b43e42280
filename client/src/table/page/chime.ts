// One soft sound, made here: two sine tones a fifth apart that fade within half a second.
const TONES = [523.25, 783.99];

let audio: AudioContext | null = null;

/** Plays it. A browser that forbids sound before the first click stays silent. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    TONES.forEach((pitch, at) => tone(audio!, pitch, audio!.currentTime + at * 0.12));
  } catch {
    // no sound on this machine; nothing depends on it
  }
}

function tone(context: AudioContext, pitch: number, start: number): void {
  const oscillator = new OscillatorNode(context, { frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.55);
}
