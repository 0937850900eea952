/** QR codes, made on the server. */
export { encodeQr } from './encode'
export type { Grid } from './grid'
export { quietZone, svgPath } from './svg-path'
export { mostBytes } from './versions'
