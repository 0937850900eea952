import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bodyTable, type ChangingMethod, type Reads, takesUploads } from '@/lib/platform/http/body-table'
import { largestBody, readsOf } from '@/lib/platform/http/reads-of'
import { sourceFiles } from '@/scripts/architecture/read-imports'

const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies ChangingMethod[]
const sources = sourceFiles().filter((file) => /^(?:app|lib)\//.test(file))
const routes = sources.filter((file) => file.endsWith('/route.ts'))

/** The methods that a route has, but for those that it only names to say that there are none. */
function methodsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/notAllowed as \w+/g, '')
  const exported = [...text.matchAll(/^export (?:const|(?:async )?function) (\w+)|^export \{([^}]*)\}/gm)]
  const names = exported.flatMap(([, name, list]) => name ?? (list ?? '').split(/\s+as\s+|[\s,]+/))
  return methods.filter((method) => names.includes(method))
}

const pathOf = (file: string) =>
  file
    .replace(/^app/, '')
    .replace(/\/route\.ts$/, '')
    .replaceAll(/\/\([^)]+\)/g, '')

describe('The table of bodies', () => {
  it('says of every route that changes something what it reads', () => {
    expect(routes.length).toBeGreaterThan(100)
    const changing = routes.flatMap((file) => methodsIn(file).map((method) => `${method} ${pathOf(file)}`))
    const stated = Object.entries(bodyTable)
      .flatMap(([route, reads]) => Object.keys(reads).map((method) => `${method} ${route}`))
      // The page of a draft, whose only server function the edge lets through.
      .filter((each) => each !== 'POST /preview/[...slug]')
    expect(changing.sort()).toEqual(stated.sort())
  })

  const readers: [RegExp, keyof Reads][] = [
    [/\bpermission: [^}]*\bbody\b|\{ body: |\breadJson(?:Body|Value)\(|\breadText\(/, 'json'],
    [
      /\b(?:readFields|readForm)\(|\b(?:formCall|orderFormCall|orderCall|customerCall)\b|\b\w+ByForm\b/,
      'urlencoded',
    ],
    [/\bupload(?:Call)\b/, 'file'],
    [/\b(?:takeUpload|orderUpload)\(/, 'multipart'],
  ]
  it('says that a route reads what its code reads', () => {
    const faults = routes.flatMap((file) => {
      const [imports = '', ...exported] = readFileSync(file, 'utf8').split(/^export /m)
      return exported.flatMap((code) => {
        const method = methods.find((each) => new RegExp(`^(?:const|async function) ${each}\\b`).test(code))
        const reads = method && bodyTable[pathOf(file)]?.[method]
        // What stands above the only handler belongs to it.
        const text = exported.length === 1 ? imports + code : code
        const expected = readers.filter(([reader]) => reader.test(text)).map(([, form]) => form)
        if (!reads) return []
        const isStated =
          expected.length > 0 ? expected.every((form) => reads[form]) : Object.keys(reads).length === 0
        return isStated ? [] : [`${method} ${pathOf(file)} reads ${expected.join() || 'nothing'}`]
      })
    })
    expect(faults).toEqual([])
  })

  it('says of a path what is said of its route', () => {
    for (const [route, reads] of Object.entries(bodyTable))
      for (const [method, stated] of Object.entries(reads))
        for (const end of ['', '/'])
          expect(readsOf(method, route.replaceAll(/\[[.\w]+\]/g, 'a') + end), route).toBe(stated)
  })

  it('is the only way to a body', () => {
    const around = sources.filter(
      (file) =>
        !file.startsWith('lib/platform/http/') &&
        /\brequest(?:\.clone\(\))?\.(?:json|text|formData|arrayBuffer|bytes|blob)\(|\brequest\.body\b(?!,)/.test(
          readFileSync(file, 'utf8').replaceAll(/safeParse\(request\.body/g, ''),
        ),
    )
    expect(around).toEqual([])
  })

  it.each([
    ['POST', '/api/basket/items/', 'application/json', 65_536],
    ['POST', '/api/basket/items/', 'Application/JSON ; charset=utf-8', 65_536],
    ['POST', '/api/basket/items/', 'application/json-patch', undefined],
    ['POST', '/api/basket/items/', undefined, undefined],
    ['POST', '/api/forms/', 'application/x-www-form-urlencoded', 262_144],
    ['POST', '/api/forms/', 'multipart/form-data; boundary=x', 26_214_400],
    ['POST', '/api/forms/', 'application/json', undefined],
    ['POST', '/cdn-api/v1/uploads/', 'application/x-www-form-urlencoded', undefined],
    ['PUT', '/cdn-api/v1/spaces/1/stories/2', 'application/json', 1_065_536],
    ['POST', '/api/studio/assets/', 'image/png', 26_214_400],
    ['POST', '/preview/de-de/home/', 'text/plain;charset=UTF-8', 524_288],
    ['DELETE', '/api/wishlist/1/', undefined, 65_536],
    ['POST', '/api/basket/../forms/', 'multipart/form-data', 65_536],
  ])('lets %s %s with %s have so many bytes', (method, path, type, bytes) => {
    expect(largestBody(readsOf(method, path), type)).toBe(bytes)
  })

  it('gives editors room for their files alone', () => {
    const uploads = ['/api/studio/assets/', '/cdn-api/v1/uploads/']
    for (const path of [...uploads, '/api/forms/', '/api/studio/login/'])
      expect(takesUploads(readsOf('POST', path)), path).toBe(uploads.includes(path))
  })
})
