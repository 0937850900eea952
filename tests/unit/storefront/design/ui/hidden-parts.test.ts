import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from '@/scripts/architecture/read-imports'

/*
 * A component sets its own display, and of two classes that set one the style sheet decides, not the order in the
 * attribute: `hidden` beside `inline-flex` hides nothing.
 */
it('no component is hidden by a class of its own: an element around it is', () => {
  const faults = sourceFiles()
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<([A-Z]\w*)\b[^<>]*?\bclassName="([^"]*)"/g)]
        .filter(([, , names]) => names?.split(' ').includes('hidden'))
        // An icon sets none.
        .filter(([, component]) => component !== 'Icon')
        .map(([, component]) => `${file}: ${component}`),
    )
  expect(faults).toEqual([])
})
