import localFont from 'next/font/local'

/** The display typeface in the one weight of headlines: half the size of the file with all weights. */
const fraunces = localFont({
  src: '../node_modules/@fontsource/fraunces/files/fraunces-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-fraunces',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
})

/** The display typeface in every weight, for headlines that an editor makes bolder. */
const strongFraunces = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-fraunces-strong',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
})

/** The text typeface, for everything else. */
const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

/** The classes that define both typefaces for the document. */
export const fontClasses = `${fraunces.variable} ${strongFraunces.variable} ${figtree.variable}`
