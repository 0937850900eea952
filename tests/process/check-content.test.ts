import { execFile } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type FaultyContentService,
  rawStory,
  startFaultyContentService,
} from '../fixtures/faulty-content-service'

let service: FaultyContentService

beforeAll(async () => {
  service = await startFaultyContentService()
})
afterAll(() => service.close())

/** Runs the command as a user does, against a content service at another host. */
const check = (...args: string[]) =>
  new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const env = {
      ...process.env,
      // Vitest sets one that is no address.
      BASE_URL: '',
      STORYBLOK_TOKEN: 'test-token',
      STORYBLOK_WEBHOOK_SECRET: 'a-secret-of-sixteen',
      STORYBLOK_API_URL: service.origin,
    }
    const command = ['--import', './scripts/register.mjs', 'scripts/check-content.ts', ...args]
    const child = execFile(process.execPath, command, { env }, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode ?? -1, stdout, stderr }),
    )
  })

const idle = rawStory(3, 'de-de/guide', {
  content: { component: 'page', body: [{ component: 'teaser', headline: 'Guide', linkText: 'Read on' }] },
})
const broken = rawStory(2, 'de-de/sale', { content: { component: 'page', body: [{ component: 'gone' }] } })

it('ends with 0 where everything fits', async () => {
  service.publish([rawStory(1, 'de-de/home')])
  expect(await check()).toMatchObject({ status: 0, stdout: '1 story checked, everything fits.\n' })
})

it('ends with 1 and says what was found, also for machines', async () => {
  service.publish([rawStory(1, 'de-de/home'), broken])
  const words = await check('--draft')
  expect(words.status).toBe(1)
  expect(words.stdout).toContain('de-de/sale\n  body[0]  gone  -  is an unknown block\n')
  const { status, stdout } = await check('--json')
  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toEqual({
    stories: 2,
    broken: 1,
    withoutEffect: [],
    findings: [
      { story: 'de-de/sale', path: 'body[0]', block: 'gone', field: '', reason: 'is an unknown block' },
    ],
  })
})

it('lists what is set and has no effect, and ends with 0 all the same', async () => {
  service.publish([idle])
  const { status, stdout } = await check()
  expect(status).toBe(0)
  expect(stdout).toBe(
    'de-de/guide\n  body[0]  teaser  linkText  has no effect: link is empty\n\n' +
      '1 story checked, everything fits. 1 value without effect.\n',
  )
  expect(JSON.parse((await check('--json')).stdout)).toMatchObject({
    findings: [],
    withoutEffect: [{ story: 'de-de/guide', field: 'linkText', reason: 'has no effect: link is empty' }],
  })
})

it('ends with 2 where the content cannot be read, or the question is none', async () => {
  service.failWith({ status: 401 })
  const refused = await check()
  expect(refused).toMatchObject({ status: 2, stdout: '' })
  expect(refused.stderr).toContain('status 401')
  service.heal()
  expect((await check('--everything')).status).toBe(2)
})
