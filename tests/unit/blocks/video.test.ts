import { createElement, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { embedAddress, watchAddress } from '@/blocks/video/embed'
import { Video } from '@/blocks/video/video'
import type { VideoConsentProps } from '@/blocks/video/video-consent.client'
import { videoBlock, videoSource } from '@/schemas/blocks/video'
import { expectInert, hostileAddresses, hostileText, tagsOf } from '../../fixtures/hostile'
import { renderBlock, testMarket } from '../../fixtures/render'

/** The island as the server meets it: a reference that it does not call. */
vi.mock('@/blocks/video/islands', async () => {
  const { VideoConsent } = await import('@/blocks/video/video-consent.client')
  const island = (props: VideoConsentProps): ReactNode => createElement(VideoConsent, props)
  return { VideoConsent: Object.assign(island, { $$typeof: Symbol.for('react.client.reference') }) }
})

const id = 'abcDEF-_123'
const youtube = { source: 'youtube', video: id }
const video = async (blok: Record<string, unknown>, code = 'de') =>
  (await renderBlock(videoBlock, Video, { title: 'Einbau', ...blok }, { market: testMarket(code) })).html

describe('the source of a video', () => {
  const hash = '8272103f6e'
  it.each([
    ['youtube', id, { kind: 'youtube', id }],
    ['youtube', ` ${id} `, { kind: 'youtube', id }],
    ['youtube', `https://www.youtube.com/watch?v=${id}&t=12s`, { kind: 'youtube', id }],
    ['youtube', `youtube.com/watch?v=${id}`, { kind: 'youtube', id }],
    ['youtube', `https://youtu.be/${id}?si=x`, { kind: 'youtube', id }],
    ['youtube', `https://m.youtube.com/shorts/${id}`, { kind: 'youtube', id }],
    ['youtube', `//www.youtube-nocookie.com/embed/${id}`, { kind: 'youtube', id }],
    ['vimeo', '76979871', { kind: 'vimeo', id: '76979871' }],
    ['vimeo', `https://vimeo.com/76979871/${hash}`, { kind: 'vimeo', id: '76979871', hash }],
    ['vimeo', `https://player.vimeo.com/video/76979871?h=${hash}`, { kind: 'vimeo', id: '76979871', hash }],
    ['vimeo', 'https://vimeo.com/channels/staffpicks/76979871', { kind: 'vimeo', id: '76979871' }],
    ['vimeo', `https://youtu.be/${id}`, { kind: 'youtube', id }],
  ] as const)('%s %j is %j', (source, given, expected) => {
    expect(videoSource({ source, video: given })).toEqual(expected)
  })

  it.each([
    ['youtube', ''],
    ['youtube', 'zu-kurz'],
    ['youtube', `${id}"onload=`],
    ['youtube', `https://youtube.com.evil.example/watch?v=${id}`],
    ['youtube', `https://evil.example/?youtube.com/watch?v=${id}`],
    ['youtube', 'https://www.youtube.com/watch?v=../../x'],
    ['youtube', `javascript://youtube.com/watch?v=${id}`],
    ['vimeo', 'staffpicks'],
    ['vimeo', 'https://vimeo.com/channels/staffpicks'],
    ['vimeo', hostileText],
  ] as const)('%s %j is none', (source, given) => {
    expect(videoSource({ source, video: given })).toBeUndefined()
  })

  it('is asked of the host in its privacy-friendly form, in the language of the market', () => {
    const market = testMarket('ch-fr')
    expect(embedAddress({ kind: 'youtube', id }, market)).toMatch(
      new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${id}\\?.*hl=fr`),
    )
    const vimeo = { kind: 'vimeo', id: '76979871', hash } as const
    expect(embedAddress(vimeo, market)).toMatch(
      /^https:\/\/player\.vimeo\.com\/video\/76979871\?.*dnt=1.*h=8272103f6e/,
    )
    expect(watchAddress(vimeo)).toBe('https://vimeo.com/76979871/8272103f6e')
  })
})

describe('the video', () => {
  it.each([
    ['de', 'Zustimmen und abspielen', 'IP-Adresse'],
    ['ch-fr', 'Accepter et lire la vidéo', 'adresse IP'],
  ])('asks in %s before anything of the host is in the page', async (code, button, notice) => {
    const html = await video(youtube, code)
    expect(html).toContain(button)
    expect(html).toContain(notice)
    expect(html).not.toContain('<iframe')
    const loaded = tagsOf(html).flatMap(({ attributes }) => [attributes.get('src'), attributes.get('poster')])
    expect(loaded.filter((address) => address?.includes('youtube'))).toEqual([])
  })

  it('leads to the host without JavaScript, and does not tell it from where', async () => {
    const link = tagsOf(await video(youtube)).find(({ name }) => name === 'a')
    expect(link?.attributes.get('href')).toBe(`https://www.youtube.com/watch?v=${id}`)
    expect(link?.attributes.get('rel')).toBe('noreferrer')
  })

  it('loads nothing of an own file before it is started', async () => {
    const html = await video({
      file: { filename: '/media/einbau.mp4' },
      subtitles: { filename: '/media/einbau.vtt' },
      poster: { filename: '/media/einbau.png' },
    })
    const player = tagsOf(html).find(({ name }) => name === 'video')?.attributes
    expect(player?.get('preload')).toBe('none')
    expect(player?.has('controls')).toBe(true)
    expect(player?.has('autoplay')).toBe(false)
    expect(player?.get('src')).toBe('/media/einbau.mp4')
    expect(player?.get('aria-label')).toBe('Einbau')
    expect(html).toContain('<track kind="captions" src="/media/einbau.vtt"')
  })

  it('links the words of the film', async () => {
    const transcript = { linktype: 'url', url: '/de/ratgeber/einbau/' }
    expect(await video({ ...youtube, transcript })).toMatch(
      /href="\/de\/ratgeber\/einbau\/"[^>]*>Das Video zum Lesen/,
    )
  })

  it.each([
    [{ title: '' }],
    [{ source: 'file', file: '' }],
    [{ source: 'youtube', video: '' }],
    [{ source: 'youtube', video: 'x' }],
    [{ source: 'vimeo', video: {} }],
  ])('does not pass its schema with %j: an editor reads why', (broken) => {
    expect(videoBlock.schema.safeParse({ title: 'Einbau', ...youtube, ...broken }).success).toBe(false)
  })

  it.each(hostileAddresses)('shows no file from %j', async (url) => {
    expect(await video({ file: { filename: url } })).toBe('')
    const own = await video({
      title: hostileText,
      caption: hostileText,
      file: { filename: '/media/einbau.mp4' },
      poster: { filename: url },
      subtitles: { filename: url },
      transcript: { linktype: 'url', url },
      aspect: hostileText,
    })
    expectInert(own)
    expect(own).not.toMatch(/<(?:a|track|img)\b/)
    expect(own).not.toContain('poster=')
  })
})
