import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { withMarks } from '@/registry/with-marks'

const marks = { 'data-blok-c': '{}', 'data-blok-uid': '7-a' }
const own = 'data-blok-c="{}" data-blok-uid="7-a"'
const Island = () => <p>x</p>

describe('The marks of a block for an editor', () => {
  it.each([
    ['its own element', <p key="1">x</p>, `<p ${own}>x</p>`],
    [
      'its element in fragments, as server components leave them',
      <Fragment key="1">
        <Fragment key="2">
          <p>x</p>
        </Fragment>
      </Fragment>,
      `<p ${own}>x</p>`,
    ],
    [
      'an element around its code of the browser',
      <Island key="1" />,
      `<div class="contents" ${own}><p>x</p></div>`,
    ],
    [
      'an element around several',
      [<p key="1">x</p>, <p key="2">y</p>],
      `<div class="contents" ${own}><p>x</p><p>y</p></div>`,
    ],
    [
      'an element around the only block in it, which has its own',
      <p key="1" data-blok-uid="7-b">
        x
      </p>,
      `<div class="contents" ${own}><p data-blok-uid="7-b">x</p></div>`,
    ],
    ['an element around nothing', null, `<div class="contents" ${own}></div>`],
  ])('stand on %s', (_, node, expected) => {
    expect(renderToStaticMarkup(withMarks(node, marks))).toBe(expected)
  })

  it('are nowhere without an editor', () => {
    expect(renderToStaticMarkup(withMarks(<p>x</p>, {}))).toBe('<p>x</p>')
  })
})
