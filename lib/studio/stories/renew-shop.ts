import 'server-only'
import { after } from 'next/server'
import { webhooksJobName } from '@/lib/content/embedded'
import { wake } from '@/lib/platform/worker'

/** Delivers the webhooks of a change right after its answer; failed ones are retried by the worker. */
export const renewShopAfter = (): void => after(() => wake(webhooksJobName))
