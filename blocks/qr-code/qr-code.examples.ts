import type { BlockExample } from '@/lib/storefront/blocks'

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
      text: 'WIFI:T:WPA;S:Familiencafé;P:Kinderwagen-2026;;',
      size: 'small',
    },
  },
  {
    title: 'A long address, large, in French',
    blok: {
      component: 'qr_code',
      _uid: 'qr-code-3',
      label: 'Mode d’emploi du siège auto',
      link: {
        linktype: 'url',
        url: 'https://documents.example/fr-ch/modes-d-emploi/sieges-auto/nestling-voyage-isofix.html?version=2026-11&langue=fr&source=boutique',
      },
      size: 'large',
    },
  },
]
