declare module 'bidi-js' {
  type Bidi = {
    /** UAX #9; one level for each UTF-16 unit. */
    getEmbeddingLevels: (text: string, direction?: 'ltr' | 'rtl' | 'auto') => { levels: Uint8Array }
    getMirroredCharacter: (sign: string) => string | null
  }
  export default function bidiFactory(): Bidi
}
