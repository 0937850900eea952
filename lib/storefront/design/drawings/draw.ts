import type { Look } from './address'
import { type Amount, inAmount } from './amount'
import { mix } from './colour'
import { dimensionLines } from './dimensions'
import { ownColourOfMotif, ownColourOfScene, readDrawing, readMotif, readScene } from './drawings'
import type { Measure } from './measure'
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
import { filled, painted, placed, rounded, sheet, short } from './paint'
import { tonesOf } from './palette'
import { printed } from './print'
import { realHeights } from './real-sizes'
import { roomFor } from './rooms'

type Room = { x: number; y: number; width: number; height: number }
type Thing = { name: MotifName; look: Look; isFront?: boolean; amount?: Amount | undefined }

/** A thing in its colours and with its print, and its box. */
function dressed({ name, look, isFront = false }: Thing, prefix: string) {
  const { body, ...drawing } = readMotif(name, look.colour, isFront)
  const shown = look.print ? printed(body, look.print) : body
  return { ...drawing, svg: painted(shown, prefix, tonesOf(look.colour, look.trim)) }
}

/** A drawing scaled to fit a part of the sheet, aligned with the bottom of that part, and its outline there. */
function fitted(thing: Thing, view: View, room: Room) {
  const { box, svg } = inAmount(dressed(thing, `${thing.name}-${view}-`), thing.amount)
  const scale = Math.min(room.width / box[2], room.height / box[3])
  const left = room.x + (room.width - box[2] * scale) / 2
  const bottom = room.y + (room.height + box[3] * scale) / 2
  return {
    svg: placed(svg, left - box[0] * scale, bottom - (box[1] + box[3]) * scale, scale),
    outline: { left, right: left + box[2] * scale, top: bottom - box[3] * scale, bottom },
  }
}

function closeView(thing: Thing, width: number, height: number) {
  const { detail, svg } = dressed(thing, `${thing.name}-detail-`)
  const [cx, cy, size] = detail
  const scale = Math.max(width, height) / size
  return placed(svg, width / 2 - cx * scale, height / 2 - cy * scale, scale)
}

/** What everyone knows the size of: something from the kitchen, a baby or a parent. */
function comparisonFor(name: MotifName, colour: ColourName): { name: MotifName; colour: ColourName } {
  const height = realHeights[name]
  const other = colourNames[(colourNames.indexOf(colour) + 3) % colourNames.length] ?? 'butter'
  if (height < 15) return { name: name === 'bottle' ? 'cup' : 'bottle', colour: other }
  return { name: height < 82 ? 'baby' : 'parent-walking', colour: other }
}

/** Everything in a room stands within these limits of the sheet, of 1200, or hangs on its wall. */
const roomLimits = { width: 1010, height: 760, front: 1030, back: 985, wall: 420 }

/** What is screwed to a wall. */
const hung: readonly MotifName[] = ['heater']

/** A thing in a room beside something of a known size, both in proportion. */
function roomView(thing: Thing): string {
  const known = comparisonFor(thing.name, thing.look.colour)
  const wears = thing.name === 'sling' || thing.name === known.name
  const both = [
    {
      ...dressed(thing, 'thing-'),
      height: realHeights[thing.name],
      floor: hung.includes(thing.name) ? roomLimits.wall : roomLimits.front,
    },
    ...(wears
      ? []
      : [
          {
            ...dressed({ name: known.name, look: { colour: known.colour } }, 'known-'),
            height: realHeights[known.name],
            floor: roomLimits.back,
          },
        ]),
  ].map((each) => ({
    ...each,
    unit: each.height / each.box[3],
    breadth: (each.height / each.box[3]) * each.box[2],
  }))
  const tallest = Math.max(...both.map(({ height }) => height))
  const gap = tallest * 0.08
  const broad = both.reduce((sum, { breadth }) => sum + breadth, gap * (both.length - 1))
  const scale = Math.min(roomLimits.height / tallest, roomLimits.width / broad)
  let left = 600 - (broad * scale) / 2
  const parts = both.map(({ svg, box, unit, breadth, floor }) => {
    const size = unit * scale
    const part = placed(svg, left - box[0] * size, floor - (box[1] + box[3]) * size, size)
    left += (breadth + gap) * scale
    return part
  })
  return roomFor(thing.name, tallest < 25) + parts.reverse().join('')
}

/** What is drawn folded, worn or from the side, and measured lying flat: its dimensions are shown from above. */
const folded: readonly MotifName[] = [
  'muslin',
  'blanket',
  'towel',
  'hooded-towel',
  'wallpaper',
  'sling',
  'mattress',
  'cot',
  'changing-mat',
  'seat-cushion',
]

/** The cloth in its proportions; of a very long one the beginning. */
function cloth({ look }: Thing, measure: Measure, room: Room) {
  const { width, height } = measure.kind === 'box' ? measure : { width: 1, height: 1 }
  const share = Math.min(2.4, Math.max(1 / 2.4, width / height))
  const across = Math.min(room.width, room.height * share)
  const down = across / share
  const [x, y] = [room.x + (room.width - across) / 2, room.y + (room.height - down) / 2]
  const at = `x="${short(x)}" y="${short(y)}" width="${short(across)}" height="${short(down)}" rx="26"`
  const hem = `<rect x="${short(x + 18)}" y="${short(y + 18)}" width="${short(across - 36)}" height="${short(down - 36)}" rx="14" fill="none" class="stroke-dark" stroke-width="4"/>`
  const sheetOf = `<rect ${at} class="fill-base"/>`
  const body = (look.print ? printed(sheetOf, look.print) : sheetOf) + hem
  const outline = { left: x, right: x + across, top: y, bottom: y + down }
  return { svg: painted(body, 'cloth-', tonesOf(look.colour, look.trim)), outline }
}

/** The room of a thing beside its dimension lines, of 1200. */
const besideLines = { x: 300, y: 130, width: 770, height: 830 }

function sizeView(thing: Thing, measure: Measure): string {
  const isCloth = folded.includes(thing.name) && measure.kind === 'box'
  const { svg, outline } = isCloth ? cloth(thing, measure, besideLines) : fitted(thing, 'size', besideLines)
  return svg + dimensionLines(measure, outline)
}

type Still = {
  kind: Kind
  name: MotifName
  view: View
  ground?: GroundName | undefined
  measure?: Measure | undefined
  amount?: Amount | undefined
} & Look

/** A single thing: on plain paper for a product, elsewhere on a ground with a round light patch behind it. */
export function drawStill({ kind, name, view, ground, measure, amount, colour, trim, print }: Still): string {
  const { width, height } = kinds[kind]
  const plain = kind === 'product'
  const under = groundColours[ground ?? (plain ? 'paper' : groundFor[colour])]
  const back = filled(width, height, under)
  const thing = { name, look: { colour, trim, print }, isFront: view === 'front', amount }
  if (view === 'detail') return sheet(width, height, back + closeView(thing, width, height))
  if (view === 'room') return sheet(width, height, roomView(thing))
  if (view === 'size' && measure) return sheet(width, height, back + sizeView(thing, measure))
  const margin = plain ? 0.13 : 0.15
  const { svg } = fitted(thing, view, {
    x: width * margin,
    y: height * margin,
    width: width * (1 - 2 * margin),
    height: height * (1 - 2 * margin),
  })
  if (plain) return sheet(width, height, back + svg)
  const patch = painted(readDrawing('patches', kind).body, '', { patch: mix(under, '#ffffff', 0.4) })
  return sheet(width, height, back + patch + svg)
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
