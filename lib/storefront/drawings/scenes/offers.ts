import { place } from '../kit/pen'
import { heart } from '../kit/signs'
import { accent, cream, ink, metal, paper, sunny } from '../palette'
import { plain } from './patches'
import { bunting, plant, room, rug } from './props'
import type { Scene } from './scene'

const gifts: Scene = {
  colour: 'coral',
  draw: ({ pen, main, frame, put }) =>
    [
      room(pen, frame, '#fbf0c9', '#efd7ae'),
      bunting(pen, -280, 280, -460),
      bunting(pen, 320, 760, -460),
      bunting(pen, -760, -320, -460),
      rug(pen, 0, 400, '#d5e3d5'),
      ...[
        [-210, -330, '#86b2d0'],
        [-150, -390, '#efaa74'],
        [-250, -400, '#e2a3a5'],
      ].map(([x, y, colour]) =>
        place(
          pen.line('0,60 6,200 -10,300', metal, 3, 60) +
            pen.oval(0, 0, 46, 56, String(colour), { depth: 9 }) +
            pen.shape('-8,54 8,54 0,66', String(colour), { depth: 0, r: 2 }),
          { x: Number(x), y: Number(y) },
        ),
      ),
      put('gift', { x: 30, y: 20, scale: 1.05, colour: main }),
      put('gift', { x: -160, y: 34, scale: 0.62, colour: 'sky' }),
      put('rabbit', { x: 220, y: 40, scale: 0.82 }),
      put('voucher', { x: 610, y: 30, scale: 0.7 }),
      put('hat', { x: -350, y: 40, scale: 0.5, colour: 'sage' }),
      put('blocks', { x: -600, y: 30, scale: 0.8 }),
      plant(pen, 380, 1),
    ].join(''),
}

const service: Scene = {
  colour: 'coral',
  draw: (stage) => {
    const { pen, tones } = stage
    return [
      plain(stage, '#fbf0c9', '#fdf7df'),
      pen.contact(-60, 22, 130),
      pen.box(-160, -390, 200, 404, ink, { r: 34, depth: 9 }),
      pen.box(-146, -360, 172, 340, cream, { r: 14, depth: 0 }),
      pen.line('-82,-374 -38,-374', metal, 5),
      pen.box(-130, -330, 110, 50, paper, { r: 16, depth: 5 }),
      pen.line('-112,-312 -40,-312', metal, 6),
      pen.line('-112,-297 -62,-297', metal, 6),
      pen.box(-92, -262, 104, 42, tones.light, { r: 16, depth: 5 }),
      pen.line('-74,-241 -14,-241', tones.dark, 6),
      pen.box(-130, -200, 96, 42, paper, { r: 16, depth: 5 }),
      pen.line('-112,-179 -56,-179', metal, 6),
      pen.oval(-60, -76, 34, 34, tones.base, { depth: 7 }),
      heart(pen, paper, { x: -60, y: -74, scale: 0.75 }),
      pen.shape(
        '60,-430/40 250,-430/40 250,-310/40 150,-304/10 110,-262/6 112,-306/10 60,-310/40',
        tones.base,
        { depth: 10 },
      ),
      ...[110, 155, 200].map((x) => pen.dot(x, -368, 11, paper)),
      pen.shape('84,-220/30 234,-220/30 234,-130/30 216,-126/10 226,-96/6 184,-126/10 84,-130/30', paper, {
        depth: 8,
      }),
      heart(pen, accent, { x: 158, y: -174, scale: 1.1, depth: 3 }),
      stage.put('parcel', { x: -620, y: 10, scale: 0.75 }),
      stage.put('letter', { x: 620, y: 10, scale: 0.75 }),
    ].join('')
  },
}

const payment: Scene = {
  colour: 'forest',
  draw: (stage) => {
    const { pen, tones } = stage
    return [
      plain(stage, '#fbe3cf', '#fdf0e4'),
      pen.contact(0, 4, 220),
      place(
        pen.box(-150, -96, 300, 190, '#86b2d0', { r: 22, depth: 11 }) +
          pen.box(-150, -56, 300, 38, '#3b5163', { r: 0, depth: 0 }) +
          pen.box(-124, 14, 62, 44, sunny, { r: 8, depth: 4 }) +
          pen.line('20,40 120,40', cream, 9),
        { x: 20, y: -330, rotate: -9 },
      ),
      pen.shape('-190,-270/30 170,-270/30 196,-230/30 196,-20/30 -196,-20/30', tones.base, { depth: 14 }),
      pen.line('-176,-244 156,-244', tones.light, 5),
      pen.line('-176,-44 170,-44', tones.dark, 5),
      pen.shape('80,-180/30 214,-180/20 214,-100/20 80,-100/30', tones.light, { depth: 7 }),
      pen.oval(116, -140, 17, 17, sunny, { depth: 4 }),
      pen.oval(-214, -22, 34, 34, sunny, { depth: 7 }),
      pen.oval(-214, -22, 20, 20, '#f8e2a6', { depth: 0 }),
      stage.put('parcel', { x: 620, y: 10, scale: 0.75 }),
      stage.put('voucher', { x: -620, y: 0, scale: 0.7, colour: 'coral' }),
    ].join('')
  },
}

export const offers = { gifts, service, payment }
