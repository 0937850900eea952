import { leafSign } from '../kit/signs'
import { cream, ink, leaf, metal, paper } from '../palette'
import { card, check, type Mark, navy } from './mark'

/** What the shop promises: safety, delivery, returns. */
export const serviceMarks = {
  lock: card((pen) =>
    [
      pen.line('186,150 186,108 240,56 294,108 294,150', navy, 26, 54),
      pen.box(146, 140, 188, 132, '#4f7a66', { r: 26, depth: 12 }),
      pen.oval(240, 194, 20, 20, cream, { depth: 0 }),
      pen.line('240,200 240,230', cream, 14),
    ].join(''),
  ),
  parcel: card((pen) =>
    [
      pen.box(138, 88, 204, 180, '#d9ae7d', { r: 12, depth: 12 }),
      pen.box(130, 62, 220, 54, '#e6c195', { r: 10, depth: 6 }),
      pen.shape('216,62/2 264,62/2 266,156/4 253,148/2 240,158/2 227,148/2 214,156/4', leaf, { depth: 5 }),
      pen.line('276,232 318,232', paper, 13),
    ].join(''),
  ),
  'pick-up': card((pen) =>
    [
      pen.box(104, 132, 272, 132, '#f3e6cf', { r: 10, depth: 10, shade: '#dccfba' }),
      pen.shape('112,60/8 368,60/8 396,132/4 84,132/4', '#dd6d57', { depth: 0 }),
      pen.shape('176,60 240,60 240,132 162,132', cream, { depth: 0 }),
      pen.shape('304,60 368,60/8 396,132/4 318,132', cream, { depth: 0 }),
      pen.box(136, 168, 76, 96, navy, { r: 8, depth: 6 }),
      pen.box(248, 188, 92, 76, '#d9ae7d', { r: 8, depth: 7 }),
      pen.line('294,190 294,218', cream, 14),
    ].join(''),
  ),
  express: card((pen) =>
    [
      pen.line('62,130 112,130', metal, 12),
      pen.line('48,168 104,168', metal, 12),
      pen.line('70,206 112,206', metal, 12),
      pen.box(130, 92, 160, 136, '#f3e6cf', { r: 14, depth: 10, shade: '#dccfba' }),
      pen.shape('282,122/8 344,122/18 386,176/10 396,232/8 282,232/8', '#dd6d57', { depth: 9 }),
      pen.shape('304,140/6 336,140/12 362,178/4 304,178/4', '#d5e6ec', { depth: 0 }),
      pen.box(126, 192, 164, 42, '#dd6d57', { r: 8, depth: 6 }),
      pen.oval(184, 240, 32, 32, ink, { depth: 0 }),
      pen.oval(184, 240, 14, 14, cream, { depth: 0 }),
      pen.oval(334, 240, 32, 32, ink, { depth: 0 }),
      pen.oval(334, 240, 14, 14, cream, { depth: 0 }),
    ].join(''),
  ),
  'return-arrow': card((pen) =>
    [
      pen.line('170,116 300,116 366,164 300,226 158,226', '#4f7a66', 28, 60),
      pen.shape('192,46 192,186 96,116', '#4f7a66', { depth: 6, r: 12 }),
    ].join(''),
  ),
  shield: card((pen) =>
    [
      pen.shape('144,80/16 240,42/14 336,80/16 330,176/60 240,282/16 150,176/60', '#4f7a66', { depth: 12 }),
      check(pen, 240, 156),
    ].join(''),
  ),
  climate: card((pen) =>
    [
      leafSign(pen, leaf, { x: 250, y: 150, scale: 4.6, rotate: 38, depth: 2.4 }),
      pen.line('196,226 282,112', paper, 11),
      pen.line('150,266 200,222', leaf, 15),
    ].join(''),
  ),
} satisfies Record<string, Mark>
