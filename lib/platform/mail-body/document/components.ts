/**
 * The components of react-email, each from its file: its entry loads highlighting, style and development tools as well,
 * which takes seconds and 48 MB of memory. Together these take 12 ms and 1.5 MB.
 */
export { Body } from '../../../../node_modules/react-email/dist/components/body/body.mjs'
export { Button } from '../../../../node_modules/react-email/dist/components/button/button.mjs'
export { Column } from '../../../../node_modules/react-email/dist/components/column/column.mjs'
export { Container } from '../../../../node_modules/react-email/dist/components/container/container.mjs'
export { Head } from '../../../../node_modules/react-email/dist/components/head/head.mjs'
export { Heading } from '../../../../node_modules/react-email/dist/components/heading/heading.mjs'
export { Html } from '../../../../node_modules/react-email/dist/components/html/html.mjs'
export { Img } from '../../../../node_modules/react-email/dist/components/img/img.mjs'
export { Row } from '../../../../node_modules/react-email/dist/components/row/row.mjs'
export { Section } from '../../../../node_modules/react-email/dist/components/section/section.mjs'
export { Text } from '../../../../node_modules/react-email/dist/components/text/text.mjs'
