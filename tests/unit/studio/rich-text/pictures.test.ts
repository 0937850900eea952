// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { picturesLeftOut } from '@/lib/studio/rich-text'

const ofWord =
  '<![if !vml]><img width=604 height=339 src="file:///C:/Users/x/image001.png" v:shapes="Bild_1"><![endif]>'

it.each<[string, number]>([
  ['<p>a</p>', 0],
  [`<p>a ${ofWord}</p><p>${ofWord}</p>`, 2],
  ['<img src="https://x.example/a.png">', 1],
  ['<img src="data:image/png;base64,AA==">', 1],
  ['<p><img data-thing="image" data-rest="{}" src="/a.png"></p>', 0],
  ['<img width="1" height="1" src="https://x.example/read.gif">', 0],
  [
    `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore"><img src="dot.png" alt="*"></span>a</p>`,
    0,
  ],
])('of %s leaves out %i pictures', (html, count) => {
  expect(picturesLeftOut(html)).toBe(count)
})
