/** The URL that the bundler gives a font file. */
declare module '*.woff2?url' {
  const address: string;
  export default address;
}
