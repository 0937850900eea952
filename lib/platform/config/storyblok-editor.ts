import type { Config } from './env'

/** The origin of Storyblok's visual editor, which shows the shop's pages in its frame. China has one of its own. */
export const storyblokEditor = ({ region }: Pick<NonNullable<Config['storyblok']>, 'region'>): string =>
  region === 'cn' ? 'https://app.storyblokchina.cn' : 'https://app.storyblok.com'
