import type { BlockExample } from '@/lib/storefront/runtime/blocks'

export const forgetDeviceExamples: BlockExample[] = [
  {
    title: 'The words of the market',
    blok: { component: 'forget_device', _uid: 'forget-device-1' },
  },
  {
    title: 'A headline of its own, lower in the outline',
    blok: {
      component: 'forget_device',
      _uid: 'forget-device-2',
      headline: 'Alles auf diesem Gerät löschen',
      level: 'h3',
    },
  },
]
