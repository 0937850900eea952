import type { Market } from '@/lib/platform/markets'
import type { VideoSource } from '@/schemas/blocks/video'

export type VideoHost = 'youtube' | 'vimeo'

export const hostNames: Record<VideoHost, string> = { youtube: 'YouTube', vimeo: 'Vimeo' }

type Hosted = Exclude<VideoSource, { kind: 'file' }>

/** The host's player in its privacy-friendly form: on a domain without cookies, or with tracking turned off. */
export function embedAddress(source: Hosted, { language }: Market): string {
  if (source.kind === 'youtube') {
    const query = new URLSearchParams({ autoplay: '1', rel: '0', playsinline: '1', hl: language })
    return `https://www.youtube-nocookie.com/embed/${source.id}?${query}`
  }
  const query = new URLSearchParams({ autoplay: '1', dnt: '1', ...(source.hash && { h: source.hash }) })
  return `https://player.vimeo.com/video/${source.id}?${query}`
}

/** The video's page at its host. */
export const watchAddress = (source: Hosted): string =>
  source.kind === 'youtube'
    ? `https://www.youtube.com/watch?v=${source.id}`
    : `https://vimeo.com/${[source.id, source.hash].filter(Boolean).join('/')}`
