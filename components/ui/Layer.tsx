import { useContext } from 'react'
import { Modal, Platform, type ModalProps } from 'react-native'
import { CoveredContext } from './covered'

type LayerProps = Pick<ModalProps, 'transparent' | 'animationType' | 'onRequestClose' | 'children'> & {
  /** What it is called where it is a dialog by itself: in a browser. */
  title: string
}

/** What lies over everything else until it is closed. */
export function Layer({ title, ...modal }: LayerProps) {
  const isCovered = useContext(CoveredContext)
  return <Modal visible={!isCovered} {...modal} {...(Platform.OS === 'web' && { 'aria-label': title })} />
}
