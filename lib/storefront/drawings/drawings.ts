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

/** The files of all drawings, from the root of the project. They are read when a picture is asked for. */
export const drawingsFolder = 'lib/storefront/drawings/svg'

/** A file: its text on one line, and what its attributes say. */
export type Drawing = {
  svg: string
  /** The part to draw: what the file adds for those who open it, tones and gradients, is left out. */
  body: string
  /** What the drawing covers: left, top, width, height. */
  box: [number, number, number, number]
  /** The colour that it has unless another is asked for. */
  colour: ColourName
  /** The part that a close view shows: its centre and its width. */
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

/** A parent's hair changes with the colour, and the shapes around it too: such a drawing has a file for each style. */
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
