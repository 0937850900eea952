/** The name that blocks know it by. */
export { LinkButton as ButtonLink } from './link-button'
