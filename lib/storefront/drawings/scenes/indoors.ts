import { mix } from '../kit/colour'
import { place } from '../kit/pen'
import { smallHead } from '../kit/people'
import { cloud, heart, leafSign, star } from '../kit/signs'
import { castOf, paper, sunny, wood } from '../palette'
import { bunting, framed, pendant, plant, room, rug, windowWithSky } from './props'
import type { Scene } from './scene'

const floor = '#e9cfa9'

const nursery: Scene = {
  colour: 'sage',
  draw: ({ pen, main, tones, frame, put }) =>
    [
      room(pen, frame, '#fbe9d9', floor),
      bunting(pen, -260, 260, -470),
      bunting(pen, 300, 760, -470),
      bunting(pen, -760, -300, -470),
      framed(pen, -190, -330, 116, 140, heart(pen, tones.base, { scale: 1.6 }), paper),
      framed(pen, -60, -340, 96, 96, leafSign(pen, '#7fa486', { scale: 1.2 }), '#fbf0c9'),
      put('wardrobe', { x: 190, y: 4, scale: 0.96, colour: main }),
      rug(pen, -40, 320, '#b9d0e0'),
      put('changing-table', { x: -120, y: 14, scale: 0.92, colour: main }),
      put('rabbit', { x: 60, y: 52, scale: 0.44 }),
      plant(pen, -350, 1),
      put('cot', { x: 584, y: 18, scale: 0.78, colour: main }),
      put('shelf', { x: -560, y: 8, scale: 1.05, colour: 'sky' }),
    ].join(''),
}

const meal: Scene = {
  colour: 'sage',
  draw: ({ pen, main, tones, frame, put }) => {
    const { child } = castOf(tones)
    return [
      room(pen, frame, '#fbf3d6', floor),
      pendant(pen, -170, frame.top, -380, '#dd6d57'),
      pendant(pen, 480, frame.top, -380, '#86b2d0'),
      framed(
        pen,
        210,
        -380,
        110,
        140,
        put('bottle', { x: 0, y: 46, scale: 0.26, colour: 'coral' }),
        '#dce9f2',
      ),
      windowWithSky(pen, -540, -320, '#dce9f2', cloud(pen, '#ffffff', { x: 10, y: -30 })),
      put('high-chair', { x: 60, y: 24, scale: 1.02, front: true, colour: main }),
      place(smallHead(pen, child, -0.5), { x: 58, y: -350, scale: 1.12 }),
      pen.shape('14,-304/16 104,-304/16 112,-246 4,-246', '#f7ead2', { depth: 7 }),
      pen.shape('32,-306/10 84,-306/10 90,-268/20 58,-254/20 26,-268/20', '#dd6d57', { depth: 4 }),
      place(
        pen.shape('-40,-296/8 40,-296/8 24,-262/20 -24,-262/20', mix(tones.base, '#fffaf0', 0.45), {
          depth: 6,
        }) + pen.line('28,-296 56,-330', '#b9c3c2', 7),
        { x: 60, y: 24, scale: 1.02 },
      ),
      pen.contact(-230, 22, 150),
      pen.line('-300,-140 -310,16', wood, 17),
      pen.line('-150,-140 -140,16', wood, 17),
      pen.box(-350, -158, 260, 26, wood, { r: 10, depth: 6 }),
      put('bottle', { x: -282, y: -156, scale: 0.42 }),
      put('spoon-bowl', { x: -176, y: -156, scale: 0.48, colour: 'sky' }),
      plant(pen, 300, 1.1),
      put('shelf', { x: 560, y: 8, scale: 1, colour: 'butter' }),
    ].join('')
  },
}

const play: Scene = {
  colour: 'sky',
  draw: ({ pen, main, tones, frame, put }) =>
    [
      room(pen, frame, '#e2ecdf', floor),
      bunting(pen, -280, 280, -440),
      bunting(pen, 320, 760, -440),
      bunting(pen, -760, -320, -440),
      put('shelf', { x: 190, y: 2, scale: 0.98, colour: 'coral' }),
      framed(pen, -150, -300, 130, 110, star(pen, sunny, { scale: 1.5 }), paper),
      rug(pen, 0, 400, '#f2c9a4'),
      put('rings', { x: -200, y: 26, scale: 0.7, colour: main }),
      put('baby', { x: -20, y: 48, scale: 1.05, colour: tones.cast % 2 ? 'butter' : 'coral' }),
      put('blocks', { x: 190, y: 58, scale: 0.66 }),
      put('rabbit', { x: -330, y: 50, scale: 0.66 }),
      put('ball', { x: 360, y: 40, scale: 0.5 }),
      plant(pen, 480, 1.1),
      put('bedside-bed', { x: -594, y: 16, scale: 0.84 }),
    ].join(''),
}

const cuddle: Scene = {
  colour: 'rose',
  draw: ({ pen, main, frame, put }) =>
    [
      room(pen, frame, '#f8e6d8', floor),
      windowWithSky(pen, -190, -340, '#dce9f2', cloud(pen, '#ffffff', { x: 20, y: -40 })),
      framed(pen, 200, -380, 120, 150, heart(pen, '#dd6d57', { scale: 1.6 }), paper),
      framed(pen, 540, -350, 160, 120, leafSign(pen, '#7fa486', { scale: 1.6, rotate: 40 }), '#fbf0c9'),
      rug(pen, 0, 390, '#a9c5ae'),
      pen.contact(20, 20, 250),
      pen.shape('-190,-330/70 210,-330/70 224,-20/20 -204,-20/20', '#86a9bd', { depth: 14 }),
      pen.shape('-246,-190/40 -170,-190/40 -166,6/16 -240,6/16', '#7a9db2', { depth: 9 }),
      pen.shape('190,-190/40 266,-190/40 260,6/16 186,6/16', '#7a9db2', { depth: 9 }),
      pen.shape('-176,-80 196,-80 196,10 -176,10', '#97b6c8', { depth: 8, r: 20 }),
      put('parent-baby', { x: 10, y: 14, scale: 1.08, colour: main }),
      plant(pen, -350, 1.2),
      put('rabbit', { x: 330, y: 44, scale: 0.5 }),
      put('bedside-bed', { x: 594, y: 14, scale: 0.84 }),
      put('shelf', { x: -600, y: 6, scale: 1, colour: 'sage' }),
    ].join(''),
}

export const indoors = { nursery, meal, play, cuddle }
