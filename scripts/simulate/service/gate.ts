import { connect, type Request } from './connection'
import type { Patience } from './insist'
import { partnerApi, type PartnerApi } from './partnerApi'
import { portalApi, type PortalApi } from './portalApi'

/** Both sides of one service, with the same patience. */
export type Gate = {
  portal: PortalApi
  patience: Patience
  partner(chainId: string, token: string, onRequest?: () => void): PartnerApi
}

export function openGate(
  { url, portalKey }: { url: string; portalKey: string },
  patience: Patience,
  onRequest: (request: Request) => void,
): Gate {
  return {
    portal: portalApi(connect(url, onRequest), patience, portalKey),
    patience,
    partner: (chainId, token, onOwn) => {
      const connection = connect(url, (request) => {
        onRequest(request)
        onOwn?.()
      })
      return partnerApi(connection, patience, chainId, token)
    },
  }
}
