import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { foreignFiles } from '@/lib/content/check/foreign-files'
import { importArchive } from '@/lib/content/embedded/archive/import-archive'
import { readArchive } from '@/lib/content/embedded/archive/read-archive'
import { withOwnFiles } from '@/lib/content/embedded/archive/storyblok-files'
import { storedName } from '@/lib/content/embedded/assets/asset-address'
import { assets } from '@/lib/content/embedded/assets/tables'
import { spaces, stories } from '@/lib/content/embedded/tables'
import { diskStorage } from '@/lib/content/media/storage/disk-storage'
import { describeOnDatabases } from '../../../fixtures/databases'

const pulled = 'tests/fixtures/cases/space-pulled'
const space = 118340
const home = `stories/${space}/home_88ec7c6d-0cb5-4032-a0a1-768d48752ffb.json`
const paper = 'https://a.storyblok.com/f/118340/x/6f7a8b9c0d/anleitung.pdf'

describeOnDatabases('a space that Storyblok’s tool pulled', (getDb) => {
  let folder: string
  let files: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nestling-pulled-'))
    files = await mkdtemp(join(tmpdir(), 'nestling-files-'))
    await cp(pulled, folder, { recursive: true })
    await getDb().execute(sql`truncate cms_assets, cms_asset_folders, cms_stories, cms_spaces cascade`)
  })
  afterEach(async () => {
    for (const each of [folder, files]) await rm(each, { recursive: true, force: true })
  })

  const change = async (path: string, edit: (text: string) => string) =>
    writeFile(join(folder, path), edit(await readFile(join(folder, path), 'utf8')))
  const read = async (fetchFile?: Parameters<typeof readArchive>[2]) => {
    const found = await readArchive(folder, space, fetchFile)
    if (!found.ok) throw new Error(found.problems.join('; '))
    return found.archive
  }
  const importIt = async (fetchFile?: Parameters<typeof readArchive>[2]) => {
    const archive = await read(fetchFile)
    const done = await importArchive(getDb(), archive, { replace: true, storage: () => diskStorage(files) })
    return { done, left: archive.left }
  }
  const contentOf = async () => {
    const rows = await getDb().select().from(stories)
    return JSON.stringify(rows.find(({ fullSlug }) => fullSlug === 'de-de/home')?.publishedContent)
  }

  it('comes with its pictures, and names what cannot come', async () => {
    const { done, left } = await importIt()
    expect(done).toMatchObject({ ok: true, files: 1, stories: 2 })
    const [row] = await getDb().select().from(assets)
    expect(row).toMatchObject({
      name: 'decke.jpg',
      kind: 'jpg',
      width: 640,
      height: 480,
      alt: { de: 'Decke' },
    })
    if (!row) throw new Error('no file')
    expect(await diskStorage(files).read(storedName(row))).toHaveLength(2068)
    expect(await contentOf()).toContain(`"filename":"/pictures/assets/640x480/${row.key}/decke.jpg"`)
    expect(left).toEqual([`${paper}: the file is not in the folder and cannot be fetched`])
    const [story] = (await getDb().select().from(stories)).filter((each) => each.fullSlug === 'de-de/home')
    const found = foreignFiles({ full_slug: story?.fullSlug, content: story?.content }, false)
    expect(found).toMatchObject([
      { path: 'body[2].items[0]', field: 'file', reason: expect.stringContaining('a.storyblok.com') },
    ])
  })

  it('has the same addresses when it is imported again', async () => {
    await importIt()
    const first = await contentOf()
    await importIt()
    expect(await contentOf()).toBe(first)
  })

  it('fetches what was not pulled, where the network is', async () => {
    const asked: string[] = []
    const { done, left } = await importIt(async (url) => {
      asked.push(url.href)
      return Buffer.from('%PDF-1.7 paper')
    })
    expect([asked, left]).toEqual([[paper], []])
    expect(done).toMatchObject({ files: 2 })
    expect(await contentOf()).toMatch(/"filename":"\/pictures\/assets\/x\/[a-z0-9]{12}\/anleitung\.pdf"/)
  })

  it.each<[string, () => Promise<Buffer | undefined>]>([
    ['is nowhere', async () => undefined],
    ['fails', () => Promise.reject(new Error('no network'))],
    ['is a page', async () => Buffer.from('<!doctype html><p>no</p>')],
    [
      'runs scripts',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
  ])('leaves a file that %s where it is, and names it', async (_, fetchFile) => {
    const { done, left } = await importIt(fetchFile)
    expect([done, left]).toMatchObject([{ files: 1 }, [expect.stringContaining(paper)]])
    expect(await contentOf()).toContain(paper)
  })

  it('asks no more after three failures in a row', async () => {
    const many = Array.from({ length: 20 }, (_, n) => ({ fieldtype: 'asset', filename: `${paper}${n}.pdf` }))
    await change(home, (text) => text.replace('"body": [', `"more": ${JSON.stringify(many)}, "body": [`))
    let asked = 0
    const { left } = await importIt(async () => {
      asked += 1
      return undefined
    })
    expect([asked, left.length]).toEqual([3, 21])
  })

  it.each([
    ['a description that cannot be read', () => '{', 'is no description of a file'],
    ['a file of another kind', (text: string) => text.replace('decke.jpg', 'decke.txt'), ''],
  ])('is imported with %s', async (_, edit, problem) => {
    await change(`assets/${space}/decke_7000001.json`, edit)
    const { done, left } = await importIt()
    expect(done).toMatchObject({ ok: true, stories: 2 })
    if (problem) expect(left.join()).toContain(problem)
  })

  it.each<[string, () => Promise<void>]>([
    ['files that Windows has marked as Unicode', () => change(home, (text) => `\ufeff${text}`)],
    [
      'a description that Windows has marked as Unicode',
      () => change(`assets/${space}/decke_7000001.json`, (text) => `\ufeff${text}`),
    ],
    [
      'files that a Mac has left beside them',
      () => writeFile(join(folder, `stories/${space}/._home.json`), '\0\u0005'),
    ],
    [
      'null in place of empty lists',
      async () => {
        await change(home, (text) =>
          text
            .replace('"tag_list": []', '"tag_list": null')
            .replace(
              '"translated_slugs": []',
              '"translated_slugs": [{"lang":"fr-ch","path":"accueil","name":null,"published":null}]',
            ),
        )
        await change(`components/${space}/components.json`, (text) =>
          text.replace('"internal_tag_ids": []', '"internal_tag_ids": null'),
        )
      },
    ],
  ])('is imported whole with %s', async (_, edit) => {
    await edit()
    expect((await importIt()).done).toMatchObject({ ok: true, files: 1, stories: 2 })
  })

  it('makes the languages of its translated slugs and fields', async () => {
    await change(home, (text) =>
      text
        .replace(
          '"translated_slugs": []',
          '"translated_slugs": [{"lang":"fr-ch","path":"accueil","name":null}]',
        )
        .replace('"text": "Aus', '"text__i18n__nl_be": "Uit", "text": "Aus'),
    )
    await importIt()
    const [row] = await getDb().select().from(spaces)
    expect(row?.languages.map(({ code }) => code)).toEqual(expect.arrayContaining(['fr-ch', 'nl-be']))
  })
})

const own = new Map([['/f/1/2x2/a/b.jpg', '/own.jpg']])

it.each([
  ['https://a.storyblok.com/f/1/2x2/a/b.jpg', '/own.jpg'],
  ['http://a.storyblok.com/f/1/2x2/a/b.jpg', '/own.jpg'],
  ['//a.storyblok.com/f/1/2x2/a/b.jpg', '/own.jpg'],
  ['https://a-us.storyblok.com/f/1/2x2/a/b.jpg', '/own.jpg'],
  ['https://s3.amazonaws.com/a.storyblok.com/f/1/2x2/a/b.jpg', '/own.jpg'],
  ['https://a.storyblok.com/f/1/2x2/a/b.jpg/m/300x0/filters:quality(80)', '/own.jpg'],
  ['https://a.storyblok.com/f/1/2x2/a/c.jpg', 'https://a.storyblok.com/f/1/2x2/a/c.jpg'],
  [
    'https://evil.example/a.storyblok.com/f/1/2x2/a/b.jpg',
    'https://evil.example/a.storyblok.com/f/1/2x2/a/b.jpg',
  ],
  ['Siehe https://a.storyblok.com/f/1/2x2/a/b.jpg!', 'Siehe /own.jpg!'],
])('%s is then %s', (before, after) => {
  expect(withOwnFiles({ x: [before] }, own)).toEqual({ x: [after] })
})
