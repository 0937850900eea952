import type { Part } from '../part'
import { Column, Img, Row, Section, Text } from './components'
import { late, lines } from './pieces'
import type { Styles } from './styles'

const side = 132

/** A gift card. All that it says is text: it is whole where mail programs show no pictures. */
export function Card({ part, styles }: { part: Extract<Part, { kind: 'card' }>; styles: Styles }) {
  const { picture, heading, amount, message, from, code } = part
  const isSaid = message !== ''
  const row = { padding: '0 24px' }
  return (
    <Section className="band edge" style={{ ...styles.giftCard, borderCollapse: 'separate' }}>
      <Row>
        {picture && (
          <Column className="column" width={side + 48} valign="middle" style={{ padding: '24px 24px 0' }}>
            <Img
              {...late}
              className="ink"
              src={picture.src}
              alt={picture.alt}
              width={side}
              height={side}
              style={{ ...styles.picture, borderRadius: 14 }}
            />
          </Column>
        )}
        <Column
          className="column card-value"
          valign="middle"
          width="100%"
          style={{ padding: picture ? '24px 24px 0 0' : '24px 24px 0' }}
        >
          <Text className="ink" style={styles.ink}>
            {heading}
          </Text>
          <Text className="ink" style={styles.amount}>
            {amount}
          </Text>
        </Column>
      </Row>
      {isSaid && (
        <Row>
          <Column style={{ ...row, paddingTop: 20 }}>
            <Text className="ink" style={styles.said}>
              {lines(message)}
            </Text>
            <Text className="ink" style={{ ...styles.ink, marginTop: 8, fontWeight: 700 }}>
              {from}
            </Text>
          </Column>
        </Row>
      )}
      <Row>
        <Column style={{ ...row, paddingTop: 20, paddingBottom: 24 }}>
          <Text className="ink" style={{ ...styles.ink, fontSize: '13px' }}>
            {code[0]}
          </Text>
          <Text className="ink" style={styles.code}>
            {code[1]}
          </Text>
        </Column>
      </Row>
    </Section>
  )
}
