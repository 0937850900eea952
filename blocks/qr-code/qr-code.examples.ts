import type { BlockExample } from '@/lib/storefront/runtime/blocks'

export const qrCodeExamples: BlockExample[] = [
  {
    title: 'A link, with a caption',
    blok: {
      component: 'qr_code',
      _uid: 'qr-code-1',
      label: 'Größenberater auf dem Telefon öffnen',
      link: { linktype: 'story', story: { full_slug: 'de-de/groessenberater' } },
      caption: 'Kamera auf den Code halten, bis der Link erscheint.',
    },
  },
  {
    title: 'A text, small',
    blok: {
      component: 'qr_code',
      _uid: 'qr-code-2',
      label: 'WLAN im Geschäft',
      text: 'WIFI:T:WPA;S:Gast;P:example-2026;;',
      size: 'small',
    },
  },
  {
    title: 'A long address, large',
    blok: {
      component: 'qr_code',
      _uid: 'qr-code-3',
      label: 'Anleitung zum Kindersitz',
      link: {
        linktype: 'url',
        url: 'https://documents.example/i-size/wolke-isofix-140-3.html?version=2026-11&format=a4&source=shop&medium=qr',
      },
      size: 'large',
    },
  },
]
