/** The contact screen. */
export { contactMetadata } from './contact-metadata'
export { ContactScreen } from './contact-screen'
