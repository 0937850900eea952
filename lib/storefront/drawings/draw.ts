import { mix } from './colour'
import { ownColourOfMotif, ownColourOfScene, readDrawing, readMotif, readScene } from './drawings'
import {
  type ColourName,
  colourNames,
  type GroundName,
  groundColours,
  groundFor,
  type Kind,
  kinds,
  type MotifName,
  type SceneName,
  sceneGrounds,
  type View,
} from './names'
import { tonesOf } from './palette'

const contactLight =
  '<defs><radialGradient id="contact"><stop offset="0" stop-color="#3a2c3a" stop-opacity=".32"/><stop offset=".6" stop-color="#3a2c3a" stop-opacity=".17"/><stop offset="1" stop-color="#3a2c3a" stop-opacity="0"/></radialGradient></defs>'

const sheet = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${contactLight}${inner}</svg>`

const filled = (width: number, height: number, colour: string) =>
  `<rect width="${width}" height="${height}" fill="${colour}"/>`

/** A tenth of a unit is finer than a pixel, and rounding removes differences between machines. */
const short = (value: number) => String(Math.round(value * 10) / 10)
const rounded = (scale: number) => Math.round(scale * 1000) / 1000

function placed(part: string, x: number, y: number, scale: number): string {
  const factor = rounded(scale)
  const size = factor === 1 ? '' : ` scale(${factor} ${factor})`
  return `<g transform="translate(${short(x)} ${short(y)})${size}">${part}</g>`
}

/**
 * Fills the colour slots of a drawing (`class="fill-base"`) and prefixes its ids, `s0`, `s1` …, to keep them unique.
 */
function painted(body: string, prefix: string, tones: Record<string, string>): string {
  return body
    .replaceAll(/class="(fill|stroke)-([a-z-]+)"/g, (slot, property: string, name: string) => {
      const tone = tones[name]
      if (!tone) throw new TypeError(`${slot} is not a slot`)
      return `${property}="${tone}"`
    })
    .replaceAll(/( id="|url\(#)s(?=\d)/g, `$1${prefix}`)
}

/** A drawing scaled to fit a part of the sheet, aligned with the bottom of that part. */
function fitted(
  name: MotifName,
  colour: ColourName,
  view: 'main' | 'front',
  room: { x: number; y: number; width: number; height: number },
) {
  const { box, body } = readMotif(name, colour, view === 'front')
  const scale = Math.min(room.width / box[2], room.height / box[3])
  return placed(
    painted(body, `${name}-${view}-`, tonesOf(colour)),
    room.x + room.width / 2 - (box[0] + box[2] / 2) * scale,
    room.y + (room.height + box[3] * scale) / 2 - (box[1] + box[3]) * scale,
    scale,
  )
}

function closeView(name: MotifName, colour: ColourName, width: number, height: number) {
  const { detail, body } = readMotif(name, colour)
  const [cx, cy, size] = detail
  const scale = Math.max(width, height) / size
  const thing = painted(body, `${name}-detail-`, tonesOf(colour))
  return placed(thing, width / 2 - cx * scale, height / 2 - cy * scale, scale)
}

type Still = { kind: Kind; name: MotifName; colour: ColourName; view: View; ground?: GroundName | undefined }

/** A single thing: on plain paper for a product, elsewhere on a ground with a round light patch behind it. */
export function drawStill({ kind, name, colour, view, ground }: Still): string {
  const { width, height } = kinds[kind]
  const plain = kind === 'product'
  const under = groundColours[ground ?? (plain ? 'paper' : groundFor[colour])]
  const back = filled(width, height, under)
  if (view === 'detail') return sheet(width, height, back + closeView(name, colour, width, height))
  const margin = plain ? 0.13 : 0.15
  const room = {
    x: width * margin,
    y: height * margin,
    width: width * (1 - 2 * margin),
    height: height * (1 - 2 * margin),
  }
  const thing = fitted(name, colour, view, room)
  if (plain) return sheet(width, height, back + thing)
  const patch = painted(readDrawing('patches', kind).body, '', { patch: mix(under, '#ffffff', 0.4) })
  return sheet(width, height, back + patch + thing)
}

/** Elements that reach the edges have an outline for each frame other than the teaser's: `data-banner="M…"`. */
const inFrame = (body: string, kind: Kind) =>
  body.replaceAll(/ d="([^"]*)"((?: data-[a-z]+="[^"]*")+)/g, (_, own: string, others: string) => {
    const outline = new RegExp(` data-${kind}="([^"]*)"`).exec(others)?.[1]
    return ` d="${outline ?? own}"`
  })

/**
 * Inserts the things of a scene, which are separate files: in their own colour, a fixed one, or one derived from the
 * requested one.
 */
function withThings(body: string, asked: ColourName): string {
  const following: Record<string, ColourName> = {
    asked,
    companion: colourNames.indexOf(asked) % 2 ? 'butter' : 'coral',
  }
  let count = 0
  return body.replaceAll(/<image ([^>]*)\/>/g, (_, attributes: string) => {
    const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1]
    const name = attribute('data-motif') as MotifName
    const named = attribute('data-colour')
    const colour = named ? (following[named] ?? (named as ColourName)) : ownColourOfMotif(name)
    const motif = readMotif(name, colour, attribute('data-view') === 'front')
    const thing = painted(motif.body, `${name}-${count++}-`, tonesOf(colour))
    return `<g transform="${attribute('transform')}">${thing}</g>`
  })
}

const stageHeight = 640
const stageWidth = 600
/** The share of a frame below the line on which things stand; tall frames keep the subject in the middle. */
const belowGround = { wide: 0.19, tall: 0.26 }

type Scene = { kind: Kind; name: SceneName; colour?: ColourName | undefined }

/** A scene in the frame of a kind. Every frame has the middle; wide ones add what is beside it. */
export function drawScene({ kind, name, colour }: Scene): string {
  const { width, height } = kinds[kind]
  const scale = Math.min(height / stageHeight, width / stageWidth)
  const bottom = (height / scale) * (height > width ? belowGround.tall : belowGround.wide)
  const asked = colour ?? ownColourOfScene(name)
  const { body } = readScene(name, asked)
  const inner = withThings(painted(inFrame(body, kind), 'scene-', tonesOf(asked)), asked)
  const stage = `<g transform="translate(${short(width / 2)} ${short(height - bottom * scale)}) scale(${rounded(scale)})">${inner}</g>`
  return sheet(width, height, filled(width, height, sceneGrounds[name]) + stage)
}
