import { arc } from '../kit/path'
import { type Pen, place } from '../kit/pen'
import { heart } from '../kit/signs'
import { cream, ink, leaf, paper } from '../palette'
import { motif } from './motif'

const leafRow = (pen: Pen, y: number, colour: string): string =>
  [-42, 0, 42].map((x) => pen.oval(x, y, 11, 15, colour, { depth: 0 })).join('')

export const milk = {
  'nursing-pillow': motif({
    box: [-196, -226, 392, 230],
    colour: 'apricot',
    detail: [-80, -120, 170],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 190),
        pen.shape([...arc(0, -90, 186, 128, 160, 380, 12), ...arc(0, -66, 78, 56, 370, 170, 8)], base, {
          depth: 15,
          r: 40,
        }),
        pen.oval(-132, -46, 56, 46, base, { depth: 10 }),
        pen.oval(132, -46, 56, 46, base, { depth: 10 }),
        pen.line(arc(0, -90, 140, 96, 196, 344, 8), light, 6),
        ...[200, 222, 245, 270, 295, 318, 340].map((turn, index) => {
          const angle = (turn * Math.PI) / 180
          return heart(pen, index % 2 ? light : dark, {
            x: Math.cos(angle) * 126,
            y: -76 + Math.sin(angle) * 84,
            scale: 0.52,
          })
        }),
        pen.line('-168,-24 -112,-18', dark, 4),
        pen.line('112,-18 168,-24', dark, 4),
      ].join(''),
  }),
  'breast-pump': motif({
    box: [-150, -330, 300, 334],
    colour: 'rose',
    detail: [20, -230, 170],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(-6, 2, 130),
        pen.shape('-140,-128 -36,-128 -30,-4 -146,-4', base, { depth: 10, r: 34 }),
        pen.oval(-88, -74, 32, 32, paper, { depth: 6 }),
        pen.dot(-88, -74, 12, light),
        ...[-112, -96, -80, -64].map((x) => pen.dot(x, -28, 4.5, paper)),
        pen.line('-88,-128 -70,-220 -10,-200 30,-250', '#cfd8d6', 8, 50),
        pen.shape('14,-150/24 96,-150/24 108,-110/30 106,-10/18 4,-10/18 2,-110/30', '#eef4f4', { depth: 9 }),
        pen.shape('8,-82/2 102,-86/2 104,-12/16 6,-12/16', paper, { depth: 0 }),
        ...[-108, -84, -60, -36].map((y) =>
          pen.line(
            [
              [20, y],
              [38, y],
            ],
            base,
            4,
          ),
        ),
        pen.box(6, -186, 98, 40, base, { r: 12, depth: 7 }),
        pen.shape('26,-186/6 84,-186/6 80,-240/10 32,-240/10', light, { depth: 6 }),
        place(
          pen.shape('-22,-14/6 22,-22/6 74,-76/12 78,78/12 22,24/6 -22,16/6', light, { depth: 8 }) +
            pen.oval(78, 0, 20, 76, paper, { depth: 6 }),
          { x: 54, y: -248, rotate: -26 },
        ),
        pen.line('20,-168 92,-168', dark, 4),
      ].join(''),
  }),
  'nursing-pads': motif({
    box: [-140, -216, 280, 220],
    colour: 'sand',
    detail: [-50, -100, 150],
    draw: (pen, { base, light, dark, deep }) =>
      [
        pen.contact(0, 2, 134),
        pen.shape('-10,-200 124,-200 128,-4 -14,-4', base, { depth: 11, r: 12 }),
        pen.shape('4,-184 110,-184 112,-120 4,-120', cream, { depth: 0, r: 10 }),
        heart(pen, deep, { x: 57, y: -150, scale: 0.9 }),
        pen.line('16,-96 98,-96', light, 6),
        pen.line('16,-76 70,-76', light, 6),
        pen.oval(-48, -92, 88, 88, paper, { depth: 10 }),
        pen.ring(-48, -92, 68, 4, light),
        pen.ring(-48, -92, 46, 4, light),
        pen.oval(-48, -92, 22, 22, base, { depth: 0 }),
        pen.line('-118,-52 -90,-26', dark, 3, 20),
      ].join(''),
  }),
  'seat-cushion': motif({
    box: [-140, -300, 280, 304],
    colour: 'forest',
    detail: [0, -190, 170],
    draw: (pen, { base, light, dark }) =>
      [
        pen.contact(0, 2, 130),
        pen.shape('-96,-292 96,-292 106,-110 -106,-110', base, { depth: 12, r: 40 }),
        pen.shape('-128,-124/24 128,-124/24 136,-36/30 90,-4/24 -90,-4/24 -136,-36/30', base, { depth: 12 }),
        pen.shape('-70,-262 70,-262 76,-140 -76,-140', light, { depth: 0, r: 28 }),
        leafRow(pen, -226, base),
        leafRow(pen, -182, base),
        pen.line('-112,-110 112,-110', dark, 5),
        pen.line('-96,-62 0,-52 96,-62', light, 6, 60),
        pen.line('-20,-118 -20,-92', ink, 9),
        pen.line('20,-118 20,-92', ink, 9),
        pen.oval(0, -24, 9, 7, leaf, { depth: 0 }),
      ].join(''),
  }),
}
