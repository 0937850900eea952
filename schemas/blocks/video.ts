import { z } from 'zod'
import { type Asset, asset, defineBlock, link, option, requiredText, text } from '../content'

/** The source of a video. Nothing is requested from the two hosts before the visitor agrees. */
export type VideoSource =
  | { kind: 'file'; src: string }
  | { kind: 'youtube'; id: string }
  | { kind: 'vimeo'; id: string; hash?: string | undefined }

const youtubeId = /^[\w-]{11}$/
const vimeoId = /^\d{5,12}$/
const vimeoHash = /^[0-9a-f]{6,20}$/i

const host = (hostname: string) => hostname.toLowerCase().replace(/^(?:www|m|player)\./, '')

function fromYoutube(id: string | null | undefined): VideoSource | undefined {
  return id && youtubeId.test(id) ? { kind: 'youtube', id } : undefined
}

/** `/76979871`, `/76979871/8272103f6e`, `/video/76979871?h=8272103f6e`, `/channels/staffpicks/76979871` */
function fromVimeo(segments: readonly string[], query: URLSearchParams): VideoSource | undefined {
  const place = segments.findIndex((segment) => vimeoId.test(segment))
  const id = segments[place]
  if (!id) return undefined
  const hash = query.get('h') ?? segments[place + 1]
  return { kind: 'vimeo', id, hash: hash && vimeoHash.test(hash) ? hash : undefined }
}

function fromAddress(address: string): VideoSource | undefined {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const segments = url.pathname.split('/').filter(Boolean)
  switch (host(url.hostname)) {
    case 'youtu.be':
      return fromYoutube(segments[0])
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return fromYoutube(segments[0] === 'watch' ? url.searchParams.get('v') : segments[1])
    case 'vimeo.com':
      return fromVimeo(segments, url.searchParams)
    default:
      return undefined
  }
}

type Given = { source: 'file' | 'youtube' | 'vimeo'; file?: Asset | undefined; video?: string | undefined }

/**
 * The video that an editor named: a file, an id, or an address copied from the browser, from which the host is known.
 */
export function videoSource({ source, file, video }: Given): VideoSource | undefined {
  if (source === 'file') return file && { kind: 'file', src: file.src }
  const given = video?.trim() ?? ''
  if (given.includes('/')) return fromAddress(/^(?:https?:)?\/\//i.test(given) ? given : `https://${given}`)
  return source === 'youtube' ? fromYoutube(given) : fromVimeo([given], new URLSearchParams())
}

export const videoBlock = defineBlock({
  name: 'video',
  label: 'Video',
  description: 'A video of your own, or one at a host that is only asked once the visitor agrees.',
  group: 'media',
  icon: 'video',
  schema: z
    .object({
      title: requiredText({ label: 'Title', help: 'What the video shows. Also read out before it.' }),
      source: option({
        label: 'Where it lies',
        values: { file: 'Own file', youtube: 'YouTube', vimeo: 'Vimeo' },
        initial: 'file',
      }),
      file: asset(
        {
          label: 'File',
          help: 'MP4 or WebM. For an own file.',
          onlyIf: { field: 'source', is: ['file'] },
        },
        'film',
      ),
      video: text({
        label: 'Video at the host',
        help: 'Its id, or its address as the browser shows it.',
        onlyIf: { field: 'source', is: ['youtube', 'vimeo'] },
      }),
      poster: asset({ label: 'Picture before it plays' }),
      aspect: option({
        label: 'Aspect ratio',
        values: { '16/9': '16 : 9', '4/3': '4 : 3', '1/1': 'Square', '9/16': 'Upright' },
        initial: '16/9',
      }),
      caption: text({ label: 'Caption' }),
      subtitles: asset(
        {
          label: 'Subtitles',
          help: 'A WebVTT file in the language of the page. For an own file.',
          onlyIf: { field: 'source', is: ['file'] },
        },
        'subtitles',
      ),
      transcript: link({ label: 'Transcript', help: 'A page with the words of the video.' }),
    })
    .refine((content) => videoSource(content) !== undefined, {
      path: ['video'],
      message: 'no video can be found: choose a file, or give the id or the address at the host',
    }),
})
