import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { foreignFiles } from '@/lib/content/check/foreign-files'
import { withFetchedFiles } from '@/lib/content/embedded/archive/fetch-foreign'
import { importArchive } from '@/lib/content/embedded/archive/import-archive'
import { readArchive } from '@/lib/content/embedded/archive/read-archive'
import { storedName } from '@/lib/content/embedded/assets/asset-address'
import { assets } from '@/lib/content/embedded/assets/tables'
import { stories } from '@/lib/content/embedded/tables'
import { diskStorage } from '@/lib/content/media/storage/disk-storage'
import { fetchPicture } from '@/lib/storefront/design/picture-service/remote/fetch-picture'
import { describeOnDatabases } from '../../../fixtures/databases'

const space = 118340
const home = `stories/${space}/home_88ec7c6d-0cb5-4032-a0a1-768d48752ffb.json`
const image = (filename: string) => ({
  ...{ component: 'content_image', _uid: randomUUID() },
  src: { fieldtype: 'asset', filename, is_external_url: true },
})
const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#4a7' } })
    .png()
    .toBuffer()

describeOnDatabases('files of other sites', (getDb) => {
  let folder: string
  let files: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nestling-pulled-'))
    files = await mkdtemp(join(tmpdir(), 'nestling-files-'))
    await cp('tests/fixtures/cases/space-pulled', folder, { recursive: true })
    await getDb().execute(sql`truncate cms_assets, cms_asset_folders, cms_stories, cms_spaces cascade`)
  })
  afterEach(async () => {
    for (const each of [folder, files]) await rm(each, { recursive: true, force: true })
  })

  /** Imports the space with more blocks on its home page. */
  const importWith = async (blocks: object[], fetchFile: (url: URL) => Promise<Buffer | undefined>) => {
    const path = join(folder, home)
    const text = await readFile(path, 'utf8')
    const added = JSON.stringify(blocks).slice(1, -1)
    await writeFile(path, text.replace('"body": [', `"body": [${added},`))
    const read = await readArchive(folder, space)
    if (!read.ok) throw new Error(read.problems.join('; '))
    const archive = await withFetchedFiles(read.archive, { folder, fetchFile })
    const done = await importArchive(getDb(), archive, { replace: true, storage: () => diskStorage(files) })
    const rows = await getDb().select().from(stories)
    const story = rows.find(({ fullSlug }) => fullSlug === 'de-de/home')
    const foreign = foreignFiles({ full_slug: 'de-de/home', content: story?.content }, false)
    return { done, left: archive.left, content: JSON.stringify(story?.content), foreign }
  }

  it('come into the media library once, and stories name them there', async () => {
    const asked: string[] = []
    const text = {
      component: 'rich_text',
      _uid: 'text',
      text: {
        type: 'doc',
        content: [{ type: 'image', attrs: { src: '//cdn.example/a/Kind%20im%20Bett.png' } }],
      },
    }
    const address = 'https://cdn.example/a/Kind%20im%20Bett.png'
    const { done, content, foreign } = await importWith(
      [image(address), image(address), text],
      async (url) => {
        asked.push(url.href)
        return picture()
      },
    )
    expect(asked).toEqual([address])
    expect(done).toMatchObject({ ok: true })
    expect(content).not.toContain('cdn.example')
    expect(content).toContain('"is_external_url":false')
    expect(foreign.map(({ reason }) => reason)).toEqual([expect.stringContaining('a.storyblok.com')])
    const rows = (await getDb().select().from(assets)).filter(({ source }) => source === address)
    const [row] = rows
    expect(row).toMatchObject({ name: 'Kind im Bett.png', kind: 'png', width: 30, height: 20 })
    expect(content).toContain(`"src":"/pictures/assets/30x20/`)
    if (!row) throw new Error('no file')
    expect((await diskStorage(files).read(storedName(row)))?.length).toBe(row.bytes)
  })

  it.each<[string, string, () => Promise<Buffer | undefined>, string]>([
    ['is not reached over https', 'http://cdn.example/a.png', picture, 'only https addresses are fetched'],
    ['is nowhere', 'https://cdn.example/a.png', async () => undefined, 'it cannot be fetched'],
    [
      'fails',
      'https://cdn.example/a.png',
      () => Promise.reject(new Error('its server answered 500')),
      'it cannot be fetched: its server answered 500',
    ],
    [
      'is a page',
      'https://cdn.example/a.png',
      async () => Buffer.from('<!doctype html><p>no</p>'),
      'it is of no kind that the media library takes',
    ],
    [
      'runs scripts',
      'https://cdn.example/a.svg',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'it is a drawing that does more than draw',
    ],
    [
      'is not whole',
      'https://cdn.example/a.png',
      async () => (await picture()).subarray(0, 60),
      'it is not whole',
    ],
  ])('that %s stays where it is and is named', async (_, address, fetchFile, problem) => {
    const { content, left } = await importWith([image(address)], fetchFile)
    expect(content).toContain(address)
    expect(left).toContain(`${address}: ${problem}`)
  })

  it.each(['https://127.0.0.1/a.png', 'https://[::1]/a.png', 'https://169.254.169.254/latest/a.png'])(
    'at %s, which is no public address, are not asked for',
    async (address) => {
      const { left } = await importWith([image(address)], (url) =>
        fetchPicture(url, { origins: [url.origin] }),
      )
      expect(left.join()).toContain(`${address}: it cannot be fetched: `)
      expect(left.join()).toMatch(/has no public address|ENOTFOUND/)
    },
  )

  it('are asked for no more after three failures in a row', async () => {
    let asked = 0
    const blocks = Array.from({ length: 10 }, (_, at) => image(`https://cdn.example/${at}.png`))
    const { left } = await importWith(blocks, async () => {
      asked += 1
      return undefined
    })
    expect(asked).toBe(3)
    expect(left.filter((each) => each.endsWith('no more files were asked for'))).toHaveLength(7)
  })
})
