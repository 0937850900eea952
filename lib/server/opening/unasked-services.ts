import type { Config } from '@/lib/platform/config'
import { errorService, performanceService, tagManagerService } from '@/lib/storefront/runtime/consent'

type Settings = Partial<Pick<Config, 'tagManager' | 'performanceUrl' | 'sentryDsn'>>

/** The settings that track visitors, each with the service of the consent dialog without which it has no effect. */
const trackers: readonly { setting: string; service: string; isSet: (config: Settings) => boolean }[] = [
  { setting: 'GTM_ID', service: tagManagerService, isSet: ({ tagManager }) => tagManager !== undefined },
  {
    setting: 'PERFORMANCE_URL',
    service: performanceService,
    isSet: ({ performanceUrl }) => performanceUrl !== undefined,
  },
  { setting: 'SENTRY_DSN', service: errorService, isSet: ({ sentryDsn }) => sentryDsn !== undefined },
]

type Asked = { consentCategories: readonly { services: readonly { name: string }[] }[] }

/** The settings whose service nobody is asked for, each in a sentence. */
export function unaskedServices(config: Settings, { consentCategories }: Asked, layout: string): string[] {
  const asked = new Set(consentCategories.flatMap(({ services }) => services.map(({ name }) => name)))
  return trackers
    .filter(({ service, isSet }) => isSet(config) && !asked.has(service))
    .map(
      ({ setting, service }) =>
        `${setting} is set and has no effect in browsers: nobody is asked for it. Add the service ${service} to a category of the consent (tab Consent of ${layout}), or take ${setting} away.`,
    )
}
