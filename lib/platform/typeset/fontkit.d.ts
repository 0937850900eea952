declare module 'fontkit' {
  type Point = { x: number; y: number; onCurve: boolean }
  type Glyph = {
    advanceWidth: number
    path: Path
    /** The outlines of a glyph of TrueType, those of its parts included. */
    _getContours: () => Point[][]
  }
  type Path = {
    transform: (a: number, b: number, c: number, d: number, e: number, f: number) => Path
    toSVG: () => string
  }
  type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }
  export type TrueTypeFont = {
    numGlyphs: number
    unitsPerEm: number
    ascent: number
    descent: number
    lineGap: number
    italicAngle: number
    'OS/2': { usWeightClass: number }
    variationAxes: Readonly<Record<string, { min: number; max: number }>>
    hasGlyphForCodePoint: (code: number) => boolean
    glyphForCodePoint: (code: number) => Glyph
    layout: (text: string) => { glyphs: Glyph[]; positions: Position[] }
    getGlyph: (id: number) => Glyph
    getVariation: (settings: Record<string, number>) => TrueTypeFont
  }
  export function create(file: Buffer): TrueTypeFont
}
