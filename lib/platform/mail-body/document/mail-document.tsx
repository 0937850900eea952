import type { MailLook } from '../look'
import type { MailBody } from '../part'
import { Body, Container, Head as DocumentHead, Html, Section, Text } from './components'
import { Block, Head, PartView } from './parts'
import { sheetOf, stylesOf } from './styles'

/** What mail programs that look for numbers, dates and addresses shall make no links of. */
const undetected = 'telephone=no,date=no,address=no,email=no,url=no'

/** A mail as a document that old mail programs show as well: tables, styles at the elements. */
export function MailDocument({ mail, look }: { mail: MailBody; look: MailLook }) {
  const { language, subject, parts, foot } = mail
  const { light, head, typefaces } = look
  const styles = stylesOf(light, typefaces)
  return (
    <Html lang={language}>
      <DocumentHead>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content={undetected} />
        <title>{subject}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet of the shop's own colours */}
        <style dangerouslySetInnerHTML={{ __html: sheetOf(look) }} />
      </DocumentHead>
      <Body
        className="page"
        lang={language}
        style={{ background: light.ground, margin: 0, padding: '24px 12px' }}
      >
        <Container className="card" style={{ maxWidth: 600, background: light.card, borderRadius: 16 }}>
          {head && (
            <Section className="band" tdClassName="side" style={{ ...styles.band, padding: '18px 32px' }}>
              <Head head={head} styles={styles} />
            </Section>
          )}
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a mail never change
            <PartView key={index} part={part} styles={styles} />
          ))}
          <Block padding="16px 32px 28px">
            {foot.map((line) => (
              <Text key={line} className="quiet" style={styles.quiet}>
                {line}
              </Text>
            ))}
          </Block>
        </Container>
      </Body>
    </Html>
  )
}
