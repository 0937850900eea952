import { accent, cream, ink, metal, paper, sunny } from '../palette'
import { card, check, type Mark, navy, sky } from './mark'

/** How the shop can be paid. */
export const paymentMarks = {
  card: card((pen) =>
    [
      pen.box(92, 66, 296, 188, sky, { r: 24, depth: 10 }),
      pen.box(92, 104, 296, 38, navy, { r: 0, depth: 0 }),
      pen.box(118, 178, 60, 42, sunny, { r: 9, depth: 4 }),
      pen.line('262,206 350,206', paper, 12),
    ].join(''),
  ),
  invoice: card((pen) =>
    [
      pen.shape(
        '160,46/10 282,46/10 330,94/10 330,268/4 300,250/4 272,268/4 244,250/4 216,268/4 188,250/4 160,268/4',
        '#f3e6cf',
        { depth: 10 },
      ),
      pen.shape('282,46/4 330,94/4 282,94/8', '#dcc7a4', { depth: 0 }),
      pen.line('192,130 296,130', navy, 12),
      pen.line('192,166 296,166', metal, 12),
      pen.line('192,202 250,202', metal, 12),
    ].join(''),
  ),
  wallet: card((pen) =>
    [
      pen.box(120, 56, 210, 80, sunny, { r: 16, depth: 8 }),
      pen.box(96, 88, 288, 172, '#4f7a66', { r: 28, depth: 12 }),
      pen.shape('292,142/20 398,142/14 398,206/14 292,206/20', '#86ad99', { depth: 6 }),
      pen.oval(324, 174, 13, 13, sunny, { depth: 3 }),
    ].join(''),
  ),
  'bank-transfer': card((pen) =>
    [
      pen.shape('94,128/8 240,50/14 386,128/8 386,146 94,146', navy, { depth: 8 }),
      ...[126, 190, 254, 318].map((x) => pen.box(x, 158, 36, 70, sky, { r: 6, depth: 6 })),
      pen.box(94, 236, 292, 32, navy, { r: 8, depth: 6 }),
      pen.oval(240, 108, 15, 15, sunny, { depth: 0 }),
    ].join(''),
  ),
  'phone-payment': card((pen) =>
    [
      pen.box(150, 42, 126, 236, ink, { r: 26, depth: 7 }),
      pen.box(164, 68, 98, 176, cream, { r: 8, depth: 0 }),
      pen.oval(213, 156, 36, 36, '#4f7a66', { depth: 7 }),
      pen.line('198,156 209,167 230,143', paper, 10, 3),
      ...[30, 58, 86].map((r, index) =>
        pen.line(
          [
            [292 + index * 22, 156 - r * 0.72],
            [304 + index * 30, 156, r],
            [292 + index * 22, 156 + r * 0.72],
          ],
          accent,
          13,
        ),
      ),
    ].join(''),
  ),
  'mobile-wallet': card((pen) =>
    [
      pen.box(176, 36, 128, 248, ink, { r: 28, depth: 7 }),
      pen.box(190, 62, 100, 188, '#d5e6ec', { r: 8, depth: 0 }),
      pen.box(202, 96, 76, 50, '#dd6d57', { r: 9, depth: 4 }),
      pen.box(202, 122, 76, 50, sunny, { r: 9, depth: 4 }),
      pen.box(202, 148, 76, 62, '#4f7a66', { r: 12, depth: 5 }),
      pen.oval(262, 178, 7, 7, cream, { depth: 0 }),
    ].join(''),
  ),
  'bank-app': card((pen) =>
    [
      pen.box(92, 58, 208, 148, ink, { r: 18, depth: 7 }),
      pen.box(106, 72, 180, 114, cream, { r: 8, depth: 0 }),
      pen.shape('136,124/4 196,88/8 256,124/4 256,132 136,132', navy, { depth: 4 }),
      ...[148, 187, 226].map((x) => pen.box(x, 138, 18, 34, sky, { r: 3, depth: 3 })),
      pen.box(70, 206, 252, 22, metal, { r: 9, depth: 5 }),
      pen.oval(342, 216, 52, 52, '#4f7a66', { depth: 9 }),
      check(pen, 338, 216),
    ].join(''),
  ),
  'pay-now': card((pen) =>
    [
      pen.box(84, 82, 236, 160, '#d5e6ec', { r: 22, depth: 10 }),
      pen.box(84, 112, 236, 34, navy, { r: 0, depth: 0 }),
      pen.oval(334, 214, 64, 64, sunny, { depth: 10 }),
      pen.shape('346,162 298,222 330,222 320,268 370,202 338,202', accent, { depth: 0, r: 4 }),
    ].join(''),
  ),
  'pay-later': card((pen) =>
    [
      pen.box(92, 70, 216, 190, paper, { r: 22, depth: 0 }),
      pen.box(88, 66, 216, 194, '#f3e6cf', { r: 22, depth: 10 }),
      pen.shape('88,90/22 304,90/22 304,124 88,124', '#dd6d57', { depth: 0 }),
      pen.line('140,52 140,84', ink, 13),
      pen.line('252,52 252,84', ink, 13),
      pen.line('126,164 186,164', metal, 12),
      pen.line('126,206 170,206', metal, 12),
      pen.oval(322, 206, 66, 66, '#4f7a66', { depth: 9 }),
      pen.line('322,166 322,208 350,226', paper, 13, 2),
    ].join(''),
  ),
  instalments: card((pen) =>
    [
      ...[104, 204, 304].map((x, index) => pen.oval(x + 36, 126 + index * 4, 46, 46, sunny, { depth: 9 })),
      ...[104, 204, 304].map((x, index) =>
        pen.oval(x + 36, 126 + index * 4, 25, 25, '#f6dd92', { depth: 0 }),
      ),
      pen.line('104,222 384,222', metal, 12),
      ...[140, 240, 340].map((x) => pen.oval(x, 222, 17, 17, '#4f7a66', { depth: 0 })),
    ].join(''),
  ),
  'gift-card': card((pen) =>
    [
      pen.box(92, 66, 296, 188, '#dd6d57', { r: 24, depth: 10 }),
      pen.box(166, 66, 34, 188, cream, { r: 0, depth: 0 }),
      pen.box(92, 140, 296, 32, cream, { r: 0, depth: 0 }),
      pen.shape('180,152~ 152,106~ 112,108~ 118,148~', cream, { depth: 5 }),
      pen.shape('186,152~ 214,106~ 254,108~ 248,148~', cream, { depth: 5 }),
      pen.oval(183, 154, 17, 15, cream, { depth: 4 }),
    ].join(''),
  ),
} satisfies Record<string, Mark>
