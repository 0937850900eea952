import type { BlockExample } from '@/lib/storefront/runtime/blocks'

const scene = (name: string) => ({
  filename: `/pictures/originals/1600x1200/teaser/${name}.png`,
  alt: '',
})

/** Valid ids without a video, so that the examples do not show anyone's work. */
const youtube = 'beispiel-00'
const vimeo = '900000000001'

export const videoExamples: BlockExample[] = [
  {
    title: 'At a video host, with a transcript',
    blok: {
      component: 'video',
      _uid: 'video-1',
      title: 'Den Kindersitz richtig einbauen',
      source: 'youtube',
      video: `https://www.youtube.com/watch?v=${youtube}&t=12s`,
      poster: scene('safety'),
      caption: 'In drei Minuten vom Karton bis zum fest sitzenden Gurt.',
      transcript: { linktype: 'story', story: { full_slug: 'de-de/ratgeber/kindersitz' } },
    },
  },
  {
    title: 'At the other host',
    blok: {
      component: 'video',
      _uid: 'video-2',
      title: 'Den Kinderwagen mit einer Hand falten',
      source: 'vimeo',
      video: vimeo,
      poster: scene('walk'),
    },
  },
  {
    title: 'Own file',
    blok: {
      component: 'video',
      _uid: 'video-3',
      title: 'Ein Abend im Kinderzimmer',
      source: 'file',
      file: { filename: '/media/abend-im-kinderzimmer.mp4', alt: '' },
      poster: scene('night'),
      caption: 'Ohne Ton.',
    },
  },
  {
    title: 'Upright, without a picture, a long title',
    blok: {
      component: 'video',
      _uid: 'video-4',
      title: 'Kindersitzbefestigungsvorrichtungsverträglichkeitsprüfung im eigenen Fahrzeug',
      source: 'youtube',
      video: youtube,
      aspect: '9/16',
    },
  },
]
