'use server'

import { headers } from 'next/headers'
import { openFramePass, readLiveStory, sealFramePass } from '@/lib/content/preview'
import { config } from '@/lib/platform/config'
import { isSameOrigin } from '@/lib/platform/http'
import { isUnavailable } from '@/lib/platform/outage'
import type { LiveAnswer } from '@/lib/storefront/runtime/live-preview'
import { isEditor } from './access'
import { liveContent } from './live-content'

/**
 * Renders a story that is being edited, for its editor alone: nothing is stored and nothing is made anew. Anyone can call
 * it with anything, so it believes only a pass that the server has signed, and in the Studio the login besides.
 */
export async function renderLive(sealed: string, packed: string): Promise<LiveAnswer> {
  const refuse = (key: Extract<LiveAnswer, { ok: false }>['error']['key']): LiveAnswer => ({
    ok: false,
    error: { key },
  })
  const pass = typeof sealed === 'string' ? openFramePass(sealed) : undefined
  if (!pass) return refuse('ended')
  if (!isSameOrigin({ headers: await headers() })) return refuse('denied')
  const isCloud = config().storyblok !== undefined
  if (isCloud !== (pass.access === 'storyblok')) return refuse('denied')
  if (!isCloud && !(await isEditor())) return refuse('denied')
  const read = await readLiveStory(packed)
  if (!read.ok) return read
  if (read.story.id !== pass.story.id) return refuse('denied')
  try {
    return {
      ok: true,
      node: await liveContent(pass, read.story.content, read.story.only),
      pass: sealFramePass(pass),
    }
  } catch (error) {
    if (isUnavailable(error)) return refuse('unavailable')
    throw error
  }
}
