import { mix } from './kit/colour'
import { short } from './kit/path'
import { createPen, place } from './kit/pen'
import { motifs } from './motifs/index'
import {
  type ColourName,
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
import { scenes } from './scenes/index'
import type { Put } from './scenes/scene'

const contactLight =
  '<defs><radialGradient id="contact"><stop offset="0" stop-color="#3a2c3a" stop-opacity=".32"/><stop offset=".6" stop-color="#3a2c3a" stop-opacity=".17"/><stop offset="1" stop-color="#3a2c3a" stop-opacity="0"/></radialGradient></defs>'

const sheet = (width: number, height: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${contactLight}${inner}</svg>`

const filled = (width: number, height: number, colour: string) =>
  `<rect width="${width}" height="${height}" fill="${colour}"/>`

/** One thing, as large as fits into a part of the sheet, standing on the bottom of that part. */
function fitted(
  name: MotifName,
  colour: ColourName,
  view: View,
  room: { x: number; y: number; width: number; height: number },
) {
  const motif = motifs[name]
  const { box, draw } = view === 'front' && motif.front ? motif.front : motif
  const pen = createPen(`${name} ${view}`, `${name}-${view}-`)
  const scale = Math.min(room.width / box[2], room.height / box[3])
  return place(draw(pen, tonesOf(colour)), {
    x: room.x + room.width / 2 - (box[0] + box[2] / 2) * scale,
    y: room.y + (room.height + box[3] * scale) / 2 - (box[1] + box[3]) * scale,
    scale: Math.round(scale * 1000) / 1000,
  })
}

function closeView(name: MotifName, colour: ColourName, width: number, height: number) {
  const motif = motifs[name]
  const [cx, cy, size] = motif.detail
  const scale = Math.max(width, height) / size
  return place(motif.draw(createPen(`${name} main`, `${name}-detail-`), tonesOf(colour)), {
    x: width / 2 - cx * scale,
    y: height / 2 - cy * scale,
    scale: Math.round(scale * 1000) / 1000,
  })
}

type Still = { kind: Kind; name: MotifName; colour: ColourName; view: View; ground?: GroundName | undefined }

/** A thing alone: on plain paper for a product, on a companion with a round patch of light behind it elsewhere. */
export function drawStill({ kind, name, colour, view, ground }: Still): string {
  const { width, height } = kinds[kind]
  const plain = kind === 'product'
  const under = groundColours[ground ?? (plain ? 'paper' : groundFor[colour])]
  const pen = createPen(`${kind} ground`, 'ground-')
  const patch = pen.oval(width / 2, height * 0.47, height * 0.42, height * 0.4, mix(under, '#ffffff', 0.4), {
    depth: 0,
    wobble: 9,
  })
  const margin = plain ? 0.13 : 0.15
  const room = {
    x: width * margin,
    y: height * margin,
    width: width * (1 - 2 * margin),
    height: height * (1 - 2 * margin),
  }
  const thing = view === 'detail' ? closeView(name, colour, width, height) : fitted(name, colour, view, room)
  return sheet(
    width,
    height,
    filled(width, height, under) + (plain || view === 'detail' ? '' : patch) + thing,
  )
}

const stageHeight = 640
const stageWidth = 600
/** How much of a frame lies below the line on which things stand; tall frames keep the middle in the middle. */
const belowGround = { wide: 0.19, tall: 0.26 }

/** A scene in the frame of a kind: the middle is in every frame, wide ones show what stands beside it. */
export function drawScene({
  kind,
  name,
  colour,
}: {
  kind: Kind
  name: SceneName
  colour?: ColourName | undefined
}): string {
  const scene = scenes[name]
  const { width, height } = kinds[kind]
  const scale = Math.min(height / stageHeight, width / stageWidth)
  const bottom = (height / scale) * (height > width ? belowGround.tall : belowGround.wide)
  const frame = { left: -width / 2 / scale, right: width / 2 / scale, top: bottom - height / scale, bottom }
  const main = colour ?? scene.colour
  let count = 0
  const put: Put = (thing, { colour: own, front, ...spot }) => {
    const motif = motifs[thing]
    const drawing = front && motif.front ? motif.front : motif
    const pen = createPen(`${thing} ${front ? 'front' : 'main'}`, `${thing}-${count++}-`)
    return place(drawing.draw(pen, tonesOf(own ?? motif.colour)), spot)
  }
  const inner = scene.draw({
    pen: createPen(`scene ${name}`, 'scene-'),
    main,
    tones: tonesOf(main),
    frame,
    put,
  })
  const stage = `<g transform="translate(${short(width / 2)} ${short(height - bottom * scale)}) scale(${Math.round(scale * 1000) / 1000})">${inner}</g>`
  return sheet(width, height, filled(width, height, sceneGrounds[name]) + stage)
}
