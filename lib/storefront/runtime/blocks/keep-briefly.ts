import 'server-only'
import { cacheLife } from 'next/cache'
import { pageLifetime } from '@/lib/platform/freshness'

const seconds = 10

/** Has the page that is being made be made again after some seconds: a page lives as long as the shortest of its parts. */
export async function keepBriefly(): Promise<void> {
  'use cache'
  cacheLife({ ...pageLifetime, revalidate: seconds })
}
