import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addressOf, storedName } from '@/lib/content/embedded/assets/asset-address'
import { findAssetUses } from '@/lib/content/embedded/assets/asset-usage'
import { assetFolders, assets, assetUploads } from '@/lib/content/embedded/assets/tables'
import { finishUpload, pruneUploads } from '@/lib/content/embedded/assets/uploads'
import { handleDelivery } from '@/lib/content/embedded/delivery/handle'
import { takeUpload } from '@/lib/content/embedded/management/asset-upload'
import { handleManagement } from '@/lib/content/embedded/management/handle'
import { readSeen } from '@/lib/content/embedded/management/seen-draft'
import { accessTokens, stories } from '@/lib/content/embedded/tables'
import { diskStorage } from '@/lib/content/media/storage/disk-storage'
import { s3Storage } from '@/lib/content/media/storage/s3-storage'
import { outbox } from '@/lib/platform/outbox/tables'
import { tokenHash } from '@/lib/platform/security/token-hash'
import { change, remove, replace, upload } from '@/lib/studio/media/manage-files'
import { changeFolder, createFolder, removeFolder } from '@/lib/studio/media/manage-folders'
import { mediaText } from '@/lib/studio/media/messages'
import { readAsset, readLibrary } from '@/lib/studio/media/read'
import type { AssetCard } from '@/lib/studio/media/types'
import { createFirstPerson } from '@/lib/studio/people/first-person'
import { listChanges } from '@/lib/studio/people/list-changes'
import { listPeople } from '@/lib/studio/people/manage-people'
import type { Person } from '@/lib/studio/people/person'
import { studioChanges } from '@/lib/studio/people/tables'
import { planStory } from '@/lib/studio/schedules/plan'
import { describeOnDatabases } from '../../../fixtures/databases'
import { fileOnDisk } from '../../../fixtures/file-on-disk'
import { startS3Server } from '../../../fixtures/s3-server'
import { openSpace } from '../../../fixtures/space'
import { makeTokens } from '../../../fixtures/tokens'

const picture = (width = 400, height = 200, background = '#c8452f') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n')

describeOnDatabases('the media library', (getDb) => {
  let folder: string
  let publisher: Person
  let editor: Person
  let space: Awaited<ReturnType<typeof openSpace>>
  const place = () => ({ db: getDb(), storage: diskStorage(folder) })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nestling-assets-'))
    space = await openSpace(getDb(), { stories: [] }, [], {
      storage: () => diskStorage(folder),
      origin: () => 'https://shop.example',
    })
    await createFirstPerson(getDb(), { address: undefined, password: undefined })
    const [admin] = await listPeople(getDb())
    publisher = { ...(admin as unknown as Person), role: 'publisher' }
    editor = { ...publisher, role: 'editor' }
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  beforeEach(async () => {
    for (const table of [stories, assetUploads, assets, assetFolders, studioChanges, outbox])
      await getDb().delete(table)
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder)
  })

  const uploaded = async (name = 'Im Park.PNG', at: number | null = null): Promise<AssetCard> => {
    const edit = await upload(editor, { name, folder: at, path: fileOnDisk(await picture()) }, place())
    if (!edit.ok) throw new Error(edit.problem)
    return edit.asset
  }
  const story = async (slug: string, filename: string, publish: boolean) => {
    const image = { fieldtype: 'asset', filename, alt: 'Alt', focus: '100x50:101x51' }
    const { body } = await space.manage('POST', 'stories', {
      story: { name: slug, slug, content: { component: 'page', image, body: [{ link: { url: filename } }] } },
      publish: publish ? 1 : 0,
    })
    return (body as { story: { id: number } }).story.id
  }
  /** The first step of an upload, and its second. */
  const announcedUpload = async (query: string) => {
    const { body } = await space.manage('POST', `assets?${query}`)
    const { id, fields, post_url } = body as {
      id: number
      fields: Record<string, string>
      post_url: string
    }
    const send = async (bytes: Buffer) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('file', new File([new Uint8Array(bytes)], 'x'))
      return (await takeUpload(new Request(post_url, { method: 'POST', body: form }), place())).status
    }
    return { id, send }
  }
  const storedFiles = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort()
  const log = async () =>
    (await listChanges(getDb(), {})).changes.map(({ kind, detail }) => [kind, detail?.name])
  const inLibrary = async (asked: Partial<Parameters<typeof readLibrary>[0]> = {}) =>
    (await readLibrary({ page: 1, ...asked }, getDb())).assets.map(({ name }) => name)

  const inLibraryByKey = async (filename: string) => {
    const key = filename.split('/')[4] ?? ''
    return (await readLibrary({ page: 1, key }, getDb())).assets[0]
  }

  it('takes a file, calls it by its content, and says who brought it', async () => {
    const asset = await uploaded('Über uns.jpeg')
    expect(asset).toMatchObject({
      name: 'Über uns.png',
      kind: 'png',
      width: 400,
      height: 200,
      isPicture: true,
    })
    expect(asset.filename).toMatch(/^\/pictures\/assets\/400x200\/[a-z0-9]{12}\/ueber-uns\.png$/)
    expect(asset.address).toMatch(/\.png\?v=[0-9a-f]{8}$/)
    expect(asset.author).toBe(editor.name)
    expect(await log()).toEqual([['asset-uploaded', 'Über uns.png']])
  })

  it('refuses what is none of its kinds, and a folder that is not there', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    expect(
      await upload(editor, { name: 'a.png', folder: null, path: fileOnDisk(page) }, place()),
    ).toMatchObject({
      problem: 'type',
    })
    const path = fileOnDisk(await picture())
    expect(await upload(editor, { name: 'a.png', folder: 987, path }, place())).toMatchObject({
      problem: 'folder',
    })
    expect(await inLibrary()).toEqual([])
  })

  it('finds files by folder, name and text, and none by a sign of the database', async () => {
    const made = await createFolder(editor, { name: 'Kampagnen', parentId: null }, getDb())
    const at = made.ok ? made.folder.id : 0
    const asset = await uploaded('pram.png', at)
    await uploaded('other.png')
    await change(
      editor,
      asset.id,
      { alt: { de: 'Ein Kinderwagen', fr: '' }, title: { nl: 'Kinderwagen' } },
      getDb(),
    )
    expect(await inLibrary({ folder: at })).toEqual(['pram.png'])
    expect(await inLibrary({ folder: null })).toEqual(['other.png'])
    expect(await inLibrary({ term: 'kinderw' })).toEqual(['pram.png'])
    expect(await inLibrary({ term: 'kinderwagen EIN' })).toEqual(['pram.png'])
    expect(await inLibrary({ term: 'pram kindérwagen' })).toEqual(['pram.png'])
    expect(await inLibrary({ term: 'pram other' })).toEqual([])
    expect(await inLibrary({ term: '%' })).toEqual([])
    expect(await inLibrary({ group: 'file' })).toEqual([])
    const read = await readAsset(asset.id, getDb())
    expect(read?.asset).toMatchObject({
      alt: { de: 'Ein Kinderwagen' },
      title: { nl: 'Kinderwagen' },
      folderId: at,
    })
  })

  it('keeps folders a tree, and deletes only empty ones', async () => {
    const made = async (name: string, parentId: number | null) => {
      const edit = await createFolder(editor, { name, parentId }, getDb())
      return edit.ok ? edit.folder.id : 0
    }
    const outer = await made('Außen', null)
    const inner = await made('Innen', outer)
    expect(await changeFolder(editor, outer, { parentId: inner }, getDb())).toMatchObject({
      problem: 'parent',
    })
    expect(await removeFolder(editor, outer, getDb())).toMatchObject({ problem: 'notEmpty' })
    const asset = await uploaded('a.png', inner)
    expect(await removeFolder(editor, inner, getDb())).toMatchObject({ problem: 'notEmpty' })
    await change(editor, asset.id, { folderId: null }, getDb())
    expect(await changeFolder(editor, inner, { name: 'Tief', parentId: null }, getDb())).toMatchObject({
      ok: true,
    })
    expect(await removeFolder(editor, inner, getDb())).toMatchObject({ ok: true })
    expect(await removeFolder(editor, 987, getDb())).toMatchObject({ problem: 'missing' })
  })

  it('knows where a file is used, in drafts and in what is published', async () => {
    const asset = await uploaded()
    await story('entwurf', asset.filename, false)
    await story('seite', asset.filename, true)
    await story('andere', '/pictures/assets/400x200/zzzzzzzzzzzz/a.png', true)
    const key = asset.filename.split('/')[4] ?? ''
    expect(
      (await findAssetUses(getDb(), key)).map(({ fullSlug, inPublished }) => [fullSlug, inPublished]),
    ).toEqual([
      ['entwurf', false],
      ['seite', true],
    ])
  })

  it('is replaced and deleted by publishers alone where a plan will publish it', async () => {
    const asset = await uploaded()
    const id = await story('bald', asset.filename, false)
    await planStory(
      publisher,
      id,
      {
        publishAt: '2099-01-01T00:00',
        unpublishAt: '',
        seen: { mark: (await readSeen(getDb(), id))?.mark ?? '' },
      },
      { db: getDb() },
    )
    const other = await picture(400, 200, '#1f6b57')
    expect(await replace(editor, asset.id, fileOnDisk(other), place())).toEqual({
      ok: false,
      problem: 'published',
    })
    expect(await remove(editor, asset.id, true, place())).toEqual({ ok: false, problem: 'published' })
    const key = asset.filename.split('/')[4] ?? ''
    expect(await findAssetUses(getDb(), key)).toMatchObject([{ inPublished: false, inPlanned: true }])
    expect(await replace(publisher, asset.id, fileOnDisk(other), place())).toMatchObject({ ok: true })
  })

  const delivered = async (slug: string) => {
    const { preview } = await makeTokens(getDb())
    const url = `http://shop/cdn-api/v2/cdn/stories/${slug}?version=draft&token=${preview}`
    const answer = await handleDelivery(new Request(url), { db: getDb(), limiter: false })
    return ((await answer.json()) as { story: { content: Record<string, Record<string, string>> } }).story
      .content
  }

  it('gives a replaced file another address, moves its focal point, and renews the pages that show it', async () => {
    const asset = await uploaded()
    await change(editor, asset.id, { focus: '100x50:101x51' }, getDb())
    await story('seite', asset.filename, true)
    await story('entwurf', asset.filename, false)
    await getDb().delete(outbox)
    const before = await delivered('seite')
    expect(before.image?.filename).toBe(asset.address)

    const wide = await picture(800, 800, '#1f6b57')
    expect(await replace(editor, asset.id, fileOnDisk(wide), place())).toEqual({
      ok: false,
      problem: 'published',
    })
    expect((await delivered('seite')).image?.filename).toBe(asset.address)
    const replaced = await replace(publisher, asset.id, fileOnDisk(wide), place())
    if (!replaced.ok) throw new Error(replaced.problem)
    expect(replaced.asset).toMatchObject({ width: 800, height: 800, focus: '200x200:201x201' })

    const after = await delivered('seite')
    expect(after.image).toMatchObject({ filename: replaced.asset.address, focus: '200x200:201x201' })
    expect(JSON.stringify(after.body)).toContain(replaced.asset.address)
    const told = await getDb().select().from(outbox)
    expect(told.map(({ payload }) => (payload as { full_slug: string }).full_slug)).toEqual(['seite'])
    expect((await log())[0]).toEqual(['asset-replaced', 'Im Park.png'])
  })

  it('moves the focal point of a file on every page that shows it, but where a field has its own', async () => {
    const asset = await uploaded()
    const focusOf = async (slug: string) => (await delivered(slug)).image?.focus
    const page = async (slug: string, focus: string | undefined) => {
      const image = { fieldtype: 'asset', filename: asset.filename, ...(focus !== undefined && { focus }) }
      await space.manage('POST', 'stories', {
        story: { name: slug, slug, content: { component: 'page', image } },
        publish: 1,
      })
    }
    await change(editor, asset.id, { focus: '20x20:21x21' }, getDb())
    await page('folgt', '')
    await page('ohne', undefined)
    await page('kopie', '20x20:21x21')
    await page('eigen', '300x100:301x101')
    await getDb().delete(outbox)

    const moved = await change(publisher, asset.id, { focus: '40x40:41x41' }, getDb())
    expect(moved).toMatchObject({ ok: true })
    for (const slug of ['folgt', 'ohne', 'kopie']) expect(await focusOf(slug), slug).toBe('40x40:41x41')
    expect(await focusOf('eigen')).toBe('300x100:301x101')
    expect(await getDb().select().from(outbox)).toHaveLength(4)

    await replace(publisher, asset.id, fileOnDisk(await picture(800, 400)), place())
    expect(await focusOf('kopie')).toBe('80x80:81x81')
    expect(await focusOf('eigen')).toBe('600x200:601x201')
    expect((await inLibraryByKey(asset.filename))?.focus).toBe('80x80:81x81')
    await change(publisher, asset.id, { focus: '' }, getDb())
    expect(await focusOf('kopie')).toBe('')
  })

  it('lets nobody but a publisher move a focal point that shoppers see', async () => {
    const asset = await uploaded()
    await story('entwurf', asset.filename, false)
    expect(await change(editor, asset.id, { focus: '1x1:2x2' }, getDb())).toMatchObject({ ok: true })
    await story('seite', asset.filename, true)
    expect(await change(editor, asset.id, { focus: '3x3:4x4' }, getDb())).toEqual({
      ok: false,
      problem: 'published',
    })
    const words = { alt: { de: 'Ein Wagen' }, focus: '1x1:2x2' }
    expect(await change(editor, asset.id, words, getDb())).toMatchObject({ ok: true })
  })

  it('changes the texts of the languages that are given, and leaves the others', async () => {
    const asset = await uploaded()
    await change(editor, asset.id, { alt: { de: 'Ein Wagen', fr: 'Un landau' } }, getDb())
    await change(editor, asset.id, { alt: { de: '', nl: 'Een wagen' }, title: { de: 'Wagen' } }, getDb())
    const read = await readAsset(asset.id, getDb())
    expect(read?.asset).toMatchObject({ title: { de: 'Wagen' } })
    expect(read?.asset.alt).toEqual({ fr: 'Un landau', nl: 'Een wagen' })
  })

  it('replaces a picture by a picture alone', async () => {
    const asset = await uploaded()
    const kept = await storedFiles()
    expect(await replace(publisher, asset.id, fileOnDisk(pdf), place())).toEqual({
      ok: false,
      problem: 'otherKind',
    })
    expect(await replace(publisher, 987, fileOnDisk(pdf), place())).toEqual({ ok: false, problem: 'missing' })
    expect(await storedFiles()).toEqual(kept)
  })

  it('keeps nothing of what it refuses, and nothing of a file that is gone', async () => {
    const asset = await uploaded()
    await story('seite', asset.filename, true)
    const kept = await storedFiles()
    const other = await picture(30, 30)
    expect(await replace(editor, asset.id, fileOnDisk(other), place())).toEqual({
      ok: false,
      problem: 'published',
    })
    expect(await storedFiles()).toEqual(kept)
    const { send } = await announcedUpload(`filename=neu.png&id=${asset.id}`)
    expect(await send(pdf)).toBe(422)
    expect(await storedFiles()).toEqual(kept)
    expect(await send(other)).toBe(204)
    expect(await send(await picture(50, 50))).toBe(204)
    expect((await storedFiles()).length).toBe(kept.length + 1)
    expect(await remove(publisher, asset.id, true, place())).toMatchObject({ ok: true })
    expect(await storedFiles()).toEqual([])
  })

  it('forgets what was sent to replace a file and never finished', async () => {
    const asset = await uploaded()
    const kept = await storedFiles()
    const { send } = await announcedUpload(`filename=neu.png&id=${asset.id}`)
    expect(await send(await picture(30, 30))).toBe(204)
    await getDb()
      .update(assetUploads)
      .set({ createdAt: new Date(Date.now() - 48 * 3_600_000) })
    await pruneUploads(getDb(), diskStorage(folder))
    expect(await storedFiles()).toEqual(kept)
  })

  it.each(['is deleted', 'has expired'])('ends an announced upload when its token %s', async (end) => {
    const { id, send } = await announcedUpload('filename=mars.png')
    const { send: later, id: sentId } = await announcedUpload('filename=venus.png')
    expect(await later(await picture())).toBe(204)
    const hash = tokenHash(space.tokens.management)
    const [token] = await getDb().select().from(accessTokens).where(eq(accessTokens.tokenHash, hash))
    if (!token) throw new Error('no token')
    if (end === 'is deleted') await getDb().delete(accessTokens).where(eq(accessTokens.tokenHash, hash))
    else
      await getDb()
        .update(accessTokens)
        .set({ expiresAt: new Date(Date.now() - 1_000) })
        .where(eq(accessTokens.tokenHash, hash))
    expect(await send(await picture())).toBe(403)
    for (const each of [id, sentId])
      expect(await finishUpload(getDb(), diskStorage(folder), each)).toEqual({
        ok: false,
        problem: 'missing',
      })
    if (end === 'is deleted') await getDb().insert(accessTokens).values(token)
    else
      await getDb()
        .update(accessTokens)
        .set({ expiresAt: token.expiresAt })
        .where(eq(accessTokens.tokenHash, hash))
    expect(await send(await picture())).toBe(204)
  })

  it('loses nothing when the store refuses the shop, and says so in every language', async () => {
    const keys = { accessKeyId: 'AKID', region: 'eu-central-1', bucket: 'media' }
    const server = await startS3Server({ ...keys, secretAccessKey: 'right' })
    const storageWith = (secretAccessKey: string) =>
      s3Storage({ ...keys, endpoint: server.endpoint, secretAccessKey })
    const right = { db: getDb(), storage: storageWith('right') }
    const refused = { db: getDb(), storage: storageWith('wrong') }
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    try {
      const kept = await upload(
        editor,
        { name: 'Im Park.png', folder: null, path: fileOnDisk(await picture()) },
        right,
      )
      if (!kept.ok) throw new Error(kept.problem)
      await story('seite', kept.asset.filename, true)
      const stored = [...server.files]
      const before = await getDb().select().from(assets)

      const path = fileOnDisk(await picture(20, 20))
      const refusal = { ok: false, problem: 'storeRefused' }
      expect(await upload(editor, { name: 'b.png', folder: null, path }, refused)).toEqual(refusal)
      expect(await replace(publisher, kept.asset.id, path, refused)).toEqual(refusal)
      expect(await getDb().select().from(assets)).toEqual(before)
      expect([...server.files]).toEqual(stored)
      expect((await log()).map(([kind]) => kind)).toEqual(['asset-uploaded'])
      expect(errors.mock.calls.join()).toContain(
        'refuses the credentials of the shop (403 SignatureDoesNotMatch)',
      )
      for (const language of ['de', 'fr', 'en'] as const)
        expect(mediaText(language)('problems.storeRefused')).toMatch(/Zugangsdaten|identifiants|credentials/)

      // What is deleted is gone from the library, also where its bytes have to stay in the store.
      expect(await remove(publisher, kept.asset.id, true, refused)).toMatchObject({ ok: true })
      expect([await getDb().select().from(assets), [...server.files]]).toEqual([[], stored])
    } finally {
      errors.mockRestore()
      await server.close()
    }
  })

  it('deletes a used file only when that is meant, and a published one only for publishers', async () => {
    const asset = await uploaded()
    const [row] = await getDb().select().from(assets).where(eq(assets.id, asset.id))
    const bytes = () => diskStorage(folder).read(row ? storedName(row) : '')
    const id = await story('seite', asset.filename, false)
    expect(await remove(editor, asset.id, false, place())).toEqual({ ok: false, problem: 'used' })
    await space.manage('GET', `stories/${id}/publish`)
    expect(await remove(editor, asset.id, true, place())).toEqual({ ok: false, problem: 'published' })
    expect(await bytes()).toBeDefined()
    expect(await remove(publisher, asset.id, true, place())).toMatchObject({ ok: true })
    expect(await bytes()).toBeUndefined()
    expect((await log())[0]).toEqual(['asset-deleted', 'Im Park.png'])
  })

  it('is filled through the Management API in the three steps of Storyblok', async () => {
    const folders = await space.manage('POST', 'asset_folders', { asset_folder: { name: 'Von außen' } })
    const { id: at } = (folders.body as { asset_folder: { id: number } }).asset_folder
    const announced = await space.manage('POST', `assets?filename=mars.jpg&asset_folder_id=${at}`)
    const { id, fields, post_url } = announced.body as {
      id: number
      fields: Record<string, string>
      post_url: string
    }
    expect((await space.manage('GET', `assets/${id}/finish_upload`)).status).toBe(404)
    const send = async (given: Record<string, string>, bytes: Buffer) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(given)) form.append(name, value)
      form.append('file', new File([new Uint8Array(bytes)], 'mars.jpg'))
      return (await takeUpload(new Request(post_url, { method: 'POST', body: form }), place())).status
    }
    expect(await send({ ...fields, policy: 'x'.repeat(32) }, await picture())).toBe(403)
    const foreign = new FormData()
    for (const [name, value] of Object.entries(fields)) foreign.append(name, value)
    for (const [name, value] of [
      ['origin', 'https://evil.example'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      const request = new Request(post_url, { method: 'POST', body: foreign, headers: { [name]: value } })
      expect((await takeUpload(request, place())).status).toBe(403)
    }
    expect(await send(fields, Buffer.from('<html></html>'))).toBe(422)
    expect(await send(fields, await picture())).toBe(204)
    const finished = await space.manage('GET', `assets/${id}/finish_upload`)
    expect(finished).toMatchObject({
      status: 200,
      body: { id, short_filename: 'mars.png', asset_folder_id: at },
    })

    const update = { asset: { alt: 'Mars', meta_data: { alt__i18n__fr: 'Mars la rouge' }, focus: '1x1:2x2' } }
    expect((await space.manage('PUT', `assets/${id}`, update)).status).toBe(204)
    const { body } = await space.manage('GET', `assets/${id}`)
    expect(body).toMatchObject({
      alt: 'Mars',
      focus: '1x1:2x2',
      meta_data: { alt: 'Mars', alt__i18n__fr: 'Mars la rouge' },
    })
    expect((await space.manage('GET', `assets?in_folder=${at}`)).body).toMatchObject({ assets: [{ id }] })
    expect((await space.manage('GET', 'assets?search=nothing')).body).toEqual({ assets: [] })
    expect((await space.manage('DELETE', `asset_folders/${at}`)).status).toBe(422)
    expect((await space.manage('DELETE', `assets/${id}`)).status).toBe(200)
    expect((await space.manage('GET', `assets/${id}`)).status).toBe(404)
    expect((await space.manage('DELETE', `asset_folders/${at}`)).status).toBe(200)
  })

  describe('replaced through the Management API', () => {
    type Announced = { id: number; fields: Record<string, string>; post_url: string }

    /** The steps of an upload up to the last one. */
    const sent = async (query: string, bytes: Buffer): Promise<number> => {
      const { body } = await space.manage('POST', `assets?${query}`)
      const { id, fields, post_url } = body as Announced
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('file', new File([new Uint8Array(bytes)], 'x'))
      const answer = await takeUpload(new Request(post_url, { method: 'POST', body: form }), place())
      expect(answer.status).toBe(204)
      expect((await space.manage('GET', `assets/${id}/finish_upload`)).status).toBe(200)
      return id
    }
    /** Storyblok's own client, in `assets.update` with a file: nothing names the file before the last call. */
    const sentByClient = async (id: number, name: string, bytes: Buffer, asset: object = { alt: 'Neu' }) => {
      await sent(`filename=${encodeURIComponent(name)}`, bytes)
      return (await space.manage('PUT', `assets/${id}`, { asset })).status
    }
    const all = async () => {
      const { body } = await space.manage('GET', 'assets')
      return (body as { assets: { id: number; filename: string; content_length: number }[] }).assets
    }

    it.each(['with its id', 'as Storyblok’s client does'])(
      'keeps its id, its address and its name, and pages follow: %s',
      async (way) => {
        const asset = await uploaded()
        await change(editor, asset.id, { focus: '100x50:101x51', copyright: 'Nest' }, getDb())
        await story('seite', asset.filename, true)
        await getDb().delete(outbox)
        const other = await picture(800, 400, '#1f6b57')
        if (way === 'with its id') expect(await sent(`filename=neu.png&id=${asset.id}`, other)).toBe(asset.id)
        else expect(await sentByClient(asset.id, asset.name, other, { focus: '100x50:101x51' })).toBe(204)

        const files = await all()
        expect(files.map(({ id }) => id)).toEqual([asset.id])
        const key = /x\d+\/(\w+)\//.exec(asset.filename)?.[1]
        expect(files[0]).toMatchObject({
          short_filename: 'Im Park.png',
          copyright: 'Nest',
          focus: '200x100:201x101',
          filename: expect.stringMatching(new RegExp(`/800x400/${key}/im-park\\.png$`)),
        })
        const [row] = await getDb().select().from(assets)
        expect(await diskStorage(folder).read(row ? storedName(row) : '')).toBeDefined()
        const { image } = await delivered('seite')
        expect(image?.filename).toMatch(
          new RegExp(`/800x400/${key}/im-park\\.png\\?v=${row?.digest.slice(0, 8)}$`),
        )
        const told = await getDb().select().from(outbox)
        expect(told.map(({ payload }) => (payload as { full_slug: string }).full_slug)).toEqual(['seite'])
        const [forgotten] = await getDb().select().from(assetUploads)
        expect(forgotten).toBeUndefined()
      },
    )

    it('is announced by a POST with an empty body too, as the client sends it, and no shared library is in the way', async () => {
      const headers = { authorization: space.tokens.management }
      const announce = new Request('http://test/cdn-api/v1/spaces/1/assets?filename=a.png', {
        method: 'POST',
        headers,
        body: new Uint8Array(),
      })
      const files = { storage: () => diskStorage(folder), origin: () => 'https://shop.example' }
      expect((await handleManagement(announce, { db: getDb(), limiter: false, files })).status).toBe(200)
      expect((await space.manage('GET', 'shared_asset_folders')).body).toEqual({ shared_asset_folders: [] })
      expect((await space.manage('GET', 'shared_assets')).body).toEqual({ assets: [] })
    })

    it('stays two files where it is not certain that one replaces the other', async () => {
      const asset = await uploaded()
      // A file that was looked at, as the client does after it has made one, is meant to be one of its own.
      const own = await sent('filename=Im%20Park.png', await picture(20, 20))
      await space.manage('GET', `assets/${own}`)
      await space.manage('PUT', `assets/${asset.id}`, { asset: { alt: 'Kind im Park' } })
      expect((await all()).length).toBe(2)
      // Of two that fit, neither is taken.
      await sent('filename=Im%20Park.png', await picture(30, 30))
      expect(await sentByClient(asset.id, 'Im Park.png', await picture(40, 40))).toBe(204)
      expect((await all()).length).toBe(4)
      expect((await space.manage('GET', `assets/${asset.id}`)).body).toMatchObject({ alt: 'Neu' })
      expect((await all()).find(({ id }) => id === asset.id)?.filename).toContain('/400x200/')
    })

    it('stays two files where the other has another name or is used already', async () => {
      const asset = await uploaded()
      expect(await sentByClient(asset.id, 'Im Wald.png', await picture(20, 20))).toBe(204)
      const used = await sent('filename=Im%20Park.png', await picture(30, 30))
      const [row] = await getDb().select().from(assets).where(eq(assets.id, used))
      await story('seite', row ? addressOf(row) : '', false)
      await space.manage('PUT', `assets/${asset.id}`, { asset: { alt: 'Kind im Park' } })
      expect((await all()).length).toBe(3)
    })

    it('keeps a finished file when uploads are tidied up', async () => {
      const id = await sent('filename=mars.png', await picture(20, 20))
      await getDb()
        .update(assetUploads)
        .set({ createdAt: new Date(Date.now() - 48 * 3_600_000) })
      await pruneUploads(getDb(), diskStorage(folder))
      const [row] = await getDb().select().from(assets).where(eq(assets.id, id))
      expect(await diskStorage(folder).read(row ? storedName(row) : '')).toBeDefined()
    })
  })
})
