import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { isInternalVisitor } from '@/lib/storefront/runtime/tracking/internal-visitor'

/** Files of the shop's pages that speak to a server with a bare `fetch`, and why none of it is a GET that is retried. */
const bare: Record<string, string> = {
  'lib/storefront/runtime/consent/report-consent.ts': 'posts a decision',
  'lib/storefront/screens/forms/send-form.ts': 'posts a form',
  'lib/storefront/runtime/inline-scripts/early-tap-script.ts': 'posts a tap whose page is being left',
  'lib/storefront/runtime/navigation/offline/offline-document.ts': 'asks again every few seconds',
  'lib/storefront/runtime/navigation/offline/service-worker.ts': 'passes on what the browser asks for',
  'lib/storefront/design/picture-service/remote/remote-pictures.ts': 'runs on the server',
}

const files = ['app', 'blocks', 'lib/storefront']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.tsx?$/.test(file))

afterEach(() => vi.unstubAllGlobals())

it('what pages get from a server is asked for once more after a failure that passes', () => {
  const found = files.filter((file) => /(?<![.\w])fetch\(/.test(readFileSync(file, 'utf8')))
  expect(found.sort()).toEqual(Object.keys(bare).sort())
})

it.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a colleague is asked for once more after %i',
  async (status) => {
    const answers = [new Response(null, { status }), Response.json({ internal: true })]
    const fetched = vi.fn(async () => answers.shift())
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
    expect(await isInternalVisitor('https://videos.example/rum/is_internal')).toBe(true)
    expect(fetched).toHaveBeenCalledTimes(2)
  },
)
