import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  type Drawing,
  drawingsFolder,
  ownColourOfMotif,
  ownColourOfScene,
  readDrawing,
  readMotif,
} from '@/lib/storefront/design/drawings/drawings'
import {
  colourNames,
  frontNames,
  hairstyles,
  kinds,
  type MotifName,
  markNames,
  motifNames,
  type SceneName,
  sceneGrounds,
  styledByParent,
} from '@/lib/storefront/design/drawings/names'
import { tonesOf } from '@/lib/storefront/design/drawings/palette'
import { drawPicture } from '@/lib/storefront/design/drawings/picture'

type Folder = Parameters<typeof readDrawing>[0]

const sceneNames = Object.keys(sceneGrounds) as SceneName[]
const filesOf = (name: MotifName | SceneName) =>
  styledByParent[name] === undefined ? [name] : hairstyles.map((style) => `${name}-${style}`)

const expected: Record<Folder, readonly string[]> = {
  motifs: [...motifNames.flatMap(filesOf), ...frontNames.map((name) => `${name}-front`)],
  scenes: sceneNames.flatMap(filesOf),
  marks: markNames,
  patches: Object.keys(kinds).filter((kind) => kind !== 'product'),
}
const folders = Object.keys(expected) as Folder[]
const filesIn = (folder: Folder) =>
  expected[folder].map((name) => [`${folder}/${name}`, readDrawing(folder, name)] as const)
const scenes = filesIn('scenes')
const things = [...filesIn('motifs'), ...scenes]
const all = folders.flatMap(filesIn)

const attributesOf = (element: string) =>
  Object.fromEntries([...element.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
const elementsOf = ({ body }: Drawing, pattern: RegExp) =>
  [...body.matchAll(pattern)].map(([element]) => attributesOf(element))

test('every name has its files, and every file its name', () => {
  expect(readdirSync(drawingsFolder).sort()).toEqual([...folders].sort())
  for (const folder of folders)
    expect(readdirSync(join(drawingsFolder, folder)).sort()).toEqual(
      expected[folder].map((name) => `${name}.svg`).sort(),
    )
})

test('a file holds shapes and their tones, nothing that could run, and loads nothing but other drawings', () => {
  const shapes = /^(?:svg|g|path|circle|ellipse|clipPath|defs|radialGradient|stop|style|image)$/
  for (const [name, { svg }] of all) {
    expect(svg, name).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*viewBox="[-\d. ]+"[^>]*>.*<\/svg>$/,
    )
    for (const [, element] of svg.matchAll(/<\/?([a-z]+)/gi)) expect(element, name).toMatch(shapes)
    expect(svg, name).not.toMatch(/NaN|undefined|Infinity|\son[a-z]+=|url\((?!#)|<!|<\?/)
    for (const [, href] of svg.matchAll(/href="([^"]*)"/g))
      expect(href, name).toMatch(/^\.\.\/motifs\/[a-z-]+\.svg$/)
    for (const [, value] of svg.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g))
      expect(value, name).toMatch(/^(?:#[0-9a-f]{6}|none|url\(#contact\))$/)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size, name).toBe(ids.length)
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect([...ids, 'contact'], name).toContain(id)
  }
})

test('a file shows the tones of its own colour to those who open it', () => {
  for (const [name, { svg, body, colour }] of things) {
    const tones = tonesOf(colour)
    const slots = [...body.matchAll(/class="((?:fill|stroke)-([a-z-]+))"/g)]
    const rules = slots.map(([, slot = '', tone = '']) => `.${slot}{${slot.split('-')[0]}:${tones[tone]}}`)
    const shown = /<style>(.*)<\/style>/.exec(svg)?.[1]?.match(/[^}]+}/g) ?? []
    expect([...shown].sort(), name).toEqual([...new Set(rules)].sort())
  }
})

test('the files of a thing or scene agree in its colour, box and close view', () => {
  for (const name of motifNames)
    for (const file of filesOf(name)) {
      const { colour, box, detail } = readDrawing('motifs', file)
      expect(colourNames).toContain(colour)
      expect([...box, ...detail].filter(Number.isFinite), file).toHaveLength(7)
      const { box: firstBox, detail: firstDetail } = readMotif(name, 'sage')
      expect([colour, box, detail]).toEqual([ownColourOfMotif(name), firstBox, firstDetail])
    }
  for (const name of sceneNames)
    for (const file of filesOf(name)) expect(readDrawing('scenes', file).colour).toBe(ownColourOfScene(name))
})

test('the shade under a thing is the same in its file as in a picture', () => {
  const gradient = /<defs>.*?<\/defs>/
  const picture = drawPicture({ kind: 'product', type: 'still', name: 'pram', colour: 'sage', view: 'main' })
  for (const [name, { svg, body }] of things) {
    const wanted = body.includes('url(#contact)') ? gradient.exec(picture)?.[0] : undefined
    expect(gradient.exec(svg)?.[0], name).toBe(wanted)
  }
})

test('a scene shows its things in the same places to those who open it', () => {
  for (const [scene, drawing] of scenes)
    for (const image of elementsOf(drawing, /<image [^>]*>/g)) {
      const name = image['data-motif'] as MotifName
      const front = image['data-view'] === 'front'
      const files = front ? [`${name}-front`] : filesOf(name)
      expect(files.map((file) => `../motifs/${file}.svg`)).toContain(image.href)
      expect([image.x, image.y, image.width, image.height].map(Number), scene).toEqual(
        readMotif(name, 'sage', front).box,
      )
      expect([...colourNames, 'asked', 'companion', undefined], scene).toContain(image['data-colour'])
      expect(image.transform, scene).toMatch(/^translate\(/)
    }
})

test('a scene reaches to the edges of every frame', () => {
  for (const [scene, drawing] of scenes) {
    const outlines = elementsOf(drawing, /<path [^>]* data-[^>]*>/g)
    expect(outlines.length, scene).toBeGreaterThan(0)
    for (const outline of outlines)
      for (const kind of ['guide', 'banner', 'portrait', 'share'])
        expect(outline[`data-${kind}`], scene).toMatch(/^M[-\d. QLZ]+$/)
  }
})

test('no slot of a drawing is taken for a class of a page', () => {
  expect(readFileSync('app/globals.css', 'utf8')).toContain(`@source not "../${drawingsFolder}";`)
})
