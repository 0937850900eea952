import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { toComponents } from '@/lib/content/library/component-definition'
import { freePort } from '@/lib/server/start/free-port'
import { definitions } from '@/schemas/definitions'
import { tokensOf, withHeadline } from '../fixtures/process/editor'
import { prepare, startCopy } from '../fixtures/process/prepared'
import { eventually, get, type Shop, StartedProcess, stopShop } from '../fixtures/process/shop'
import { openCli, storyblokCli } from '../fixtures/process/storyblok-cli'

if (!storyblokCli)
  console.warn(
    'Skipped: the official Storyblok command line tool. Install the package storyblok, or name its folder in STORYBLOK_CLI.',
  )

type Pulled = { name: string; component_group_uuid: string } & Record<string, unknown>
type Group = { name: string; uuid: string }

const wanted = toComponents(Object.values(definitions))
const asBefore = `0 new, 0 changed, ${wanted.length} as before.`

describe.skipIf(!storyblokCli)('the official Storyblok command line tool, at a shop that runs', () => {
  let shop: Shop
  let token: string
  let cli: Awaited<ReturnType<typeof openCli>>

  beforeAll(async () => {
    // The tool sends files to the address that the shop has for everybody.
    const port = await freePort()
    const own = { PORT: String(port), BASE_URL: `http://127.0.0.1:${port}` }
    shop = await startCopy(await prepare('baby'), own)
    token = (await tokensOf(shop)).management
    cli = await openCli(shop.origin)
    return async () => {
      await stopShop(shop)
      await cli.close()
    }
  })

  async function push(...args: string[]): Promise<string> {
    const command = new StartedProcess(
      'node',
      ['--import', './scripts/register.mjs', 'scripts/push-blocks.ts', ...args],
      {
        STORYBLOK_MANAGEMENT_URL: `${shop.origin}/cdn-api`,
        STORYBLOK_MANAGEMENT_TOKEN: token,
        STORYBLOK_SPACE_ID: '1',
      },
    )
    expect(await command.ended, command.output).toEqual({ code: 0, signal: null })
    return command.output
  }
  const pulled = async () => ({
    components: JSON.parse(await cli.read('components/1/components.json')) as Pulled[],
    groups: JSON.parse(await cli.read('components/1/groups.json')) as Group[],
  })

  it('logs in with a management token', async () => {
    expect(await cli.run('login', '--token', token, '--region', 'eu')).toContain('Successfully logged in')
    expect(await cli.run('user')).toContain('you are currently logged in')
  })

  it('is refused with a token of the content API', async () => {
    const { public: wrong } = await tokensOf(shop)
    const stranger = await openCli(shop.origin)
    await expect(stranger.run('login', '--token', wrong, '--region', 'eu')).rejects.toThrow(/is invalid/)
    await stranger.close()
  })

  it('pulls the components of the first start, field by field as the registry makes them', async () => {
    await cli.run('components', 'pull', '--space', '1')
    const { components, groups } = await pulled()
    const groupOf = ({ component_group_uuid: uuid }: Pulled) =>
      groups.find((group) => group.uuid === uuid)?.name
    const read = components.map((component) => {
      const { name, display_name, is_root, is_nestable, schema } = component
      return { name, display_name, is_root, is_nestable, group: groupOf(component), schema }
    })
    expect(read).toEqual(wanted)
  })

  it('pushes back what it pulled without any difference', async () => {
    const before = await pulled()
    expect(await cli.run('components', 'push', '--space', '1')).not.toMatch(/failed|error/i)
    expect(await push('--dry-run')).toContain(asBefore)
    await cli.run('components', 'pull', '--space', '1')
    const after = await pulled()
    const kept = ({ updated_at: _, ...rest }: Pulled) => rest
    expect(after.groups).toEqual(before.groups)
    expect(after.components.map(kept)).toEqual(before.components.map(kept))
  })

  it('brings a field back that was lost in the space, which the dry run names', async () => {
    const { components } = await pulled()
    const headline = components.find(({ name }) => name === 'headline')
    const answer = await fetch(`${shop.origin}/cdn-api/v1/spaces/1/components/${headline?.id}`, {
      method: 'PUT',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify({ component: { schema: {} } }),
    })
    expect(answer.status).toBe(200)
    expect(await push('--dry-run')).toContain('0 new, 1 changed')
    await cli.run('components', 'push', '--space', '1')
    expect(await push('--dry-run')).toContain(asBefore)
  })

  it('makes types of all components', async () => {
    await cli.run('types', 'generate', '--space', '1')
    const types = await cli.read('types/1/storyblok-components.d.ts')
    const names = [...types.matchAll(/^ {2}component: "(\w+)";$/gm)].map(([, name]) => name)
    expect(names.sort()).toEqual(wanted.map(({ name }) => name).sort())
  })

  it('pushes stories back that were changed in their files, and publishes those that were published', async () => {
    await cli.run('stories', 'pull', '--space', '1')
    const isSought = (file: string) => file.startsWith('versand_')
    const files = (await cli.list('stories/1')).filter(isSought)
    const texts = await Promise.all(files.map((file) => cli.read(`stories/1/${file}`)))
    const index = texts.findIndex((text) => JSON.parse(text).full_slug === 'de-de/versand')
    const story = JSON.parse(texts[index] ?? '{}')
    const name = 'Versand, in der Datei geändert'
    await cli.write(`stories/1/${files[index]}`, JSON.stringify({ ...story, name }))
    expect(await cli.run('stories', 'push', '--space', '1')).toMatch(
      /[1-9]\d* stories pushed, 0 stories failed/,
    )
    const answer = await fetch(`${shop.origin}/cdn-api/v1/spaces/1/stories/${story.id}`, {
      headers: { authorization: token },
    })
    const { story: pushed } = (await answer.json()) as { story: Record<string, unknown> }
    expect(pushed).toMatchObject({ id: story.id, uuid: story.uuid, name, full_slug: 'de-de/versand' })
    expect(pushed.content).toEqual(story.content)
    // The tool asks for it, for stories that were published without a newer draft.
    expect([pushed.published, pushed.unpublished_changes]).toEqual([true, false])
  })

  it('pushes a whole space back without a difference but its moments, and shoppers see what is published', async () => {
    await cli.run('stories', 'pull', '--space', '1')
    const files = (await cli.list('stories/1')).filter((file) => file.endsWith('.json'))
    const read = () => Promise.all(files.map(async (file) => JSON.parse(await cli.read(`stories/1/${file}`))))
    const before = await read()
    const versand = before.find(({ full_slug }) => full_slug === 'de-de/versand')
    const words = 'Von der Befehlszeile'
    await cli.write(
      `stories/1/${files[before.indexOf(versand)]}`,
      JSON.stringify({ ...versand, content: withHeadline(versand, words) }),
    )
    const pushed = await cli.run('stories', 'push', '--space', '1', '--publish')
    expect(pushed).toContain(`${files.length} stories pushed, 0 stories failed`)
    await eventually(async () => {
      const page = await get(`${shop.origin}/de/versand/`)
      expect(page.text).toContain(words)
    }, 5_000)
    await cli.run('stories', 'pull', '--space', '1')
    const kept = ({ content, updated_at: _, published_at: __, unpublished_changes: ___, ...rest }: Pulled) =>
      rest.full_slug === 'de-de/versand' ? rest : { ...rest, content }
    const after = await read()
    expect(after.map(kept)).toEqual(before.map(kept))
  })

  it('pushes presets, tags and the values of datasources that were changed in their files', async () => {
    const send = async (path: string, body: unknown) => {
      const answer = await fetch(`${shop.origin}/cdn-api/v1/spaces/1/${path}`, {
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(answer.status, path).toBe(201)
      return answer.json() as Promise<Record<string, { id: number }>>
    }
    const { components } = await pulled()
    const component = components.find(({ name }) => name === 'headline')?.id
    await send('internal_tags', { internal_tag: { name: 'texts', object_type: 'component' } })
    await send('presets', { preset: { name: 'Short', component_id: component, preset: { text: 'a' } } })
    const { datasource } = await send('datasources', {
      datasource: {
        name: 'Colours',
        slug: 'colours',
        dimensions_attributes: [{ name: 'French', entry_value: 'fr' }],
      },
    })
    await send('datasource_entries', {
      datasource_entry: { name: 'sage', value: 'Salbei', datasource_id: datasource?.id },
    })
    await cli.run('components', 'pull', '--space', '1')
    await cli.run('datasources', 'pull', '--space', '1')
    const presets = JSON.parse(await cli.read('components/1/presets.json'))
    presets[0].preset.text = 'b'
    await cli.write('components/1/presets.json', JSON.stringify(presets))
    const [colours] = JSON.parse(await cli.read('datasources/1/datasources.json'))
    colours.entries[0].dimension_values = { fr: 'Sauge' }
    colours.entries.push({ name: 'sand', value: 'Sand' })
    await cli.write('datasources/1/datasources.json', JSON.stringify([colours]))
    for (const kind of ['components', 'datasources'])
      expect(await cli.run(kind, 'push', '--space', '1')).not.toMatch(/[1-9]\d* failed|error/i)
    await cli.run('components', 'pull', '--space', '1')
    await cli.run('datasources', 'pull', '--space', '1')
    expect(JSON.parse(await cli.read('components/1/presets.json'))).toMatchObject([{ preset: { text: 'b' } }])
    expect(JSON.parse(await cli.read('components/1/tags.json'))).toMatchObject([{ name: 'texts' }])
    expect(JSON.parse(await cli.read('datasources/1/datasources.json'))[0].entries).toMatchObject([
      { name: 'sage', dimension_values: { fr: 'Sauge' } },
      { name: 'sand', value: 'Sand' },
    ])
  })

  it('replaces the content of a file of the media library, whose address in pages stays its own', async () => {
    const bytes = (edge: number) =>
      sharp({ create: { width: edge, height: edge, channels: 3, background: '#c8452f' } })
        .png()
        .toBuffer()
    await cli.write('new.png', await bytes(40))
    await cli.run('assets', 'push', cli.pathOf('new.png'), '--space', '1')
    type Asset = { id: number; short_filename: string; filename: string; content_length: number }
    const all = async () => {
      const answer = await fetch(`${shop.origin}/cdn-api/v1/spaces/1/assets?search=new`, {
        headers: { authorization: token },
      })
      return ((await answer.json()) as { assets: Asset[] }).assets
    }
    const [made, ...others] = await all()
    expect([made?.short_filename, others]).toEqual(['new.png', []])

    await cli.run('assets', 'pull', '--space', '1')
    const picture = (await cli.list('assets/1')).find((name) => name.endsWith('.png')) ?? ''
    await cli.write(`assets/1/${picture}`, await bytes(80))
    expect(await cli.run('assets', 'push', '--space', '1')).not.toMatch(/[1-9]\d* failed/)
    const [replaced, ...more] = await all()
    expect([replaced?.id, more]).toEqual([made?.id, []])
    expect(replaced?.filename).toBe(made?.filename.replace('40x40', '80x80'))
    expect((await fetch(replaced?.filename ?? '')).status).toBe(200)
  })

  it('leaves files from which the shop takes its stories back', async () => {
    await cli.run('stories', 'pull', '--space', '1')
    const files = (await cli.list('stories/1')).filter((file) => file.endsWith('.json'))
    const done = new StartedProcess(
      'node',
      ['--import', './scripts/register.mjs', 'scripts/content-import.ts', cli.pathOf('.'), '--replace'],
      { DATA_DIR: shop.dataDir, BASE_URL: '' },
    )
    expect(await done.ended, done.output).toEqual({ code: 0, signal: null })
    expect(done.output).toMatch(/^\d+ stories, \d+ folders, \d+ components/)
    await cli.run('stories', 'pull', '--space', '1')
    expect((await cli.list('stories/1')).filter((file) => file.endsWith('.json'))).toEqual(files)
    expect((await get(`${shop.origin}/de/versand/`)).status).toBe(200)
  })

  it('pulls the languages, of which this shop has none', async () => {
    expect(await cli.run('languages', 'pull', '--space', '1')).toMatch(/No languages found/)
  })
})
