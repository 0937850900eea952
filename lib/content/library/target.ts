import type { Config } from '@/lib/platform/config'

type PushTarget =
  | { kind: 'cloud'; baseUrl: string; spaceId: string; token: string }
  | { kind: 'embedded' }
  | { kind: 'problem'; message: string }

/** The hosts of the Management API (Storyblok's documentation, region parameter). */
const hosts: Record<NonNullable<Config['storyblok']>['region'], string> = {
  eu: 'https://mapi.storyblok.com',
  us: 'https://api-us.storyblok.com',
  ca: 'https://api-ca.storyblok.com',
  ap: 'https://api-ap.storyblok.com',
  cn: 'https://app.storyblokchina.cn',
}

/** The target of a push: a Storyblok space when one of its settings is present, else the embedded service. */
export function pushTarget({ storyblok, management }: Pick<Config, 'storyblok' | 'management'>): PushTarget {
  const { token, spaceId, region, apiUrl } = management
  if (!storyblok && !token && !spaceId && !apiUrl) return { kind: 'embedded' }
  if (token && spaceId) return { kind: 'cloud', baseUrl: apiUrl ?? hosts[region], spaceId, token }
  const missing = [
    !token &&
      'STORYBLOK_MANAGEMENT_TOKEN (a personal access token, from the settings of your Storyblok account)',
    !spaceId && 'STORYBLOK_SPACE_ID (the number of the space, from its settings)',
  ].filter(Boolean)
  return { kind: 'problem', message: `Set ${missing.join(' and ')}.` }
}
