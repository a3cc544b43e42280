// Nothing is preprocessed: Svelte reads the types itself.
export default {};
