import type { Checked } from './fetched-products'
import type { Run } from './run'

/** Parts the products of a batch whose file to sell is not in the merchant's folder yet from those that can be sold. */
export async function withFiles(
  { fit, rejected }: Checked,
  { hasFile }: Pick<Run, 'hasFile'>,
): Promise<Checked> {
  if (!hasFile) return { fit, rejected }
  const checked: Checked = { fit: [], rejected: [...rejected] }
  for (const product of fit) {
    const { download } = product.source
    if (download === undefined || (await hasFile(download))) checked.fit.push(product)
    else
      checked.rejected.push({
        ...{ product, reason: `download: there is no file ${download} in the folder downloads of DATA_DIR` },
      })
  }
  return checked
}
