import { place } from '../kit/pen'
import { smallHead } from '../kit/people'
import { cloud, glint, leafSign, moon, star } from '../kit/signs'
import { castOf, darkWood, paper, sunny, wood } from '../palette'
import { framed, plant, room, rug, windowWithSky } from './props'
import type { Scene } from './scene'

const night: Scene = {
  colour: 'butter',
  draw: ({ pen, main, tones, frame, put }) => {
    const { child } = castOf(tones)
    const stars = [
      [-60, -70, 0.9],
      [-30, -20, 0.6],
      [62, 30, 0.8],
      [30, 78, 0.6],
      [-62, 56, 0.7],
      [70, -84, 0.5],
    ]
    return [
      room(pen, frame, '#465c70', '#6b6a70'),
      windowWithSky(
        pen,
        -150,
        -340,
        '#2d4054',
        stars.map(([x = 0, y = 0, scale = 1]) => glint(pen, sunny, { x, y, scale })).join('') +
          moon(pen, '#f8e6b0', { x: 34, y: -46, scale: 1.6, depth: 0 }),
      ),
      framed(pen, 352, -360, 116, 140, star(pen, sunny, { scale: 1.4 }), '#5d7488'),
      framed(pen, -440, -330, 150, 150, cloud(pen, '#dce9f2', {}), '#5d7488'),
      put('mobile', { x: 90, y: -190, scale: 0.72 }),
      pen.oval(250, -190, 130, 130, '#6b7466', { depth: 0 }),
      rug(pen, 0, 340, '#8c8fa0'),
      put('cot', { x: -40, y: 16, scale: 1.12, colour: main }),
      pen.shape('-152,-200/30 -96,-216/40 70,-200/50 84,-158/16 -144,-158/16', '#86b2d0', { depth: 8 }),
      glint(pen, '#c6dcea', { x: -40, y: -182, scale: 0.7 }),
      glint(pen, '#c6dcea', { x: 44, y: -178, scale: 0.6, rotate: 20 }),
      place(smallHead(pen, child, 0.3, true), { x: -172, y: -184, scale: 0.72, rotate: -14 }),
      ...[-221, -181, -141, -100, -60, -20, 21, 61].map((x) =>
        pen.line(
          [
            [x, -214],
            [x, -64],
          ],
          wood,
          11,
        ),
      ),
      pen.contact(252, 10, 70),
      pen.box(196, -120, 112, 126, darkWood, { r: 10, depth: 9 }),
      pen.box(208, -104, 88, 44, wood, { r: 6, depth: 5 }),
      put('lamp', { x: 252, y: -118, scale: 0.52, colour: 'butter' }),
      put('rabbit', { x: 360, y: 34, scale: 0.5 }),
      put('wardrobe', { x: 580, y: 6, scale: 1, colour: 'stone' }),
      plant(pen, -380, 0.9),
      put('blocks', { x: -560, y: 30, scale: 0.5 }),
    ].join('')
  },
}

const bathroom: Scene = {
  colour: 'sky',
  draw: ({ pen, main, tones, frame, put }) => {
    const { child } = castOf(tones)
    const lines = [-130, -220, -310, -400, -490, -580].map((y) =>
      pen.line(
        [
          [frame.left - 20, y],
          [frame.right + 20, y],
        ],
        '#cfdfea',
        4,
      ),
    )
    const columns = Array.from({ length: 18 }, (_, index) => -765 + index * 90).map((x) =>
      pen.line(
        [
          [x, frame.top - 20],
          [x, -50],
        ],
        '#cfdfea',
        4,
      ),
    )
    return [
      room(pen, frame, '#dce9f2', '#f1e3cd'),
      ...lines,
      ...columns,
      pen.line(
        [
          [frame.left - 20, -50],
          [frame.right + 20, -50],
        ],
        '#f2f7fa',
        14,
      ),
      framed(pen, -180, -380, 130, 130, leafSign(pen, '#7fa486', { scale: 1.7 }), paper),
      windowWithSky(pen, 520, -330, '#eaf3f8', cloud(pen, '#ffffff', { scale: 1.1 })),
      rug(pen, 0, 330, '#efb8a2'),
      place(smallHead(pen, child, 0.3), { x: -30, y: -272, scale: 1.15 }),
      pen.shape('-90,-236~ -90,-150~ 30,-150~ 30,-236~', child.skin, { depth: 4 }),
      place(
        pen.oval(-26, 0, 18, 16, paper, { depth: 3 }) +
          pen.oval(0, -10, 22, 20, paper, { depth: 3 }) +
          pen.oval(24, 0, 17, 15, paper, { depth: 3 }),
        { x: -34, y: -326, scale: 1.1 },
      ),
      put('bath', { x: 0, y: 22, scale: 1.18, colour: main }),
      ...[
        [160, -300, 22],
        [206, -360, 15],
        [120, -380, 12],
        [-190, -290, 14],
        [236, -270, 11],
      ].map(([x = 0, y = 0, r = 0]) => pen.oval(x, y, r, r, '#f4fafc', { depth: r / 5, shade: '#c7dce8' })),
      put('towel', { x: -600, y: 8, scale: 0.95, colour: 'apricot' }),
      plant(pen, 370, 1),
      put('nappy-bag', { x: 600, y: 20, scale: 0.6 }),
      put('thermometer', { x: -330, y: 40, scale: 0.3 }),
    ].join('')
  },
}

export const washingAndSleep = { night, bathroom }
