import localFont from 'next/font/local'

/** The display type, for headlines. The Latin subset of the package that ships it. */
const fraunces = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-fraunces',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
})

/** The text type, for everything else. */
const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

/** The classes that make both typefaces known to the document. */
export const fontClasses = `${fraunces.variable} ${figtree.variable}`
