import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ColourName,
  colourNames,
  hairstyles,
  type MotifName,
  type SceneName,
  styledByParent,
} from './names'

/** The folder of all drawings, relative to the project. Files are read on demand. */
export const drawingsFolder = 'lib/storefront/design/drawings/svg'

/** A drawing's file: its text on one line, and the values of its attributes. */
export type Drawing = {
  svg: string
  /** The part to draw, without the tones and gradients that the file has for viewers. */
  body: string
  /** The area of the drawing: left, top, width, height. */
  box: [number, number, number, number]
  /** Its default colour. */
  colour: ColourName
  /** The part for a close view: its centre and its width. */
  detail: [number, number, number]
}

const drawings = new Map<string, Drawing>()

function parse(text: string): Drawing {
  const svg = text.trim().replaceAll(/>\s+</g, '><')
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(svg)?.[1] ?? ''
  const numbers = (name: string) => attribute(name).split(' ').map(Number)
  return {
    svg,
    body: /<g id="drawing">(.*)<\/g><\/svg>$/.exec(svg)?.[1] ?? '',
    box: numbers('viewBox') as Drawing['box'],
    colour: attribute('data-colour') as ColourName,
    detail: numbers('data-detail') as Drawing['detail'],
  }
}

/** Reads a drawing once. Throws when there is no such file. */
export function readDrawing(folder: 'marks' | 'motifs' | 'patches' | 'scenes', name: string): Drawing {
  const path = `${folder}/${name}.svg`
  const known = drawings.get(path)
  if (known) return known
  const drawing = parse(readFileSync(join(process.cwd(), drawingsFolder, path), 'utf8'))
  drawings.set(path, drawing)
  return drawing
}

/** The parent depends on the colour, and the shapes change with the hair: such a drawing has one file per hairstyle. */
function fileOf(name: MotifName | SceneName, colour: ColourName): string {
  const shift = styledByParent[name]
  if (shift === undefined) return name
  return `${name}-${hairstyles[(colourNames.indexOf(colour) + shift) % hairstyles.length]}`
}

export const readMotif = (name: MotifName, colour: ColourName, front = false): Drawing =>
  readDrawing('motifs', front ? `${name}-front` : fileOf(name, colour))

export const readScene = (name: SceneName, colour: ColourName): Drawing =>
  readDrawing('scenes', fileOf(name, colour))

/** All files of a drawing name the same colour as its own. */
export const ownColourOfMotif = (name: MotifName): ColourName => readMotif(name, 'sage').colour
export const ownColourOfScene = (name: SceneName): ColourName => readScene(name, 'sage').colour
