import { Component, type ReactNode } from 'react'

type CrashBoundaryProps = {
  /** What stands in for the broken part. `retry` draws it again. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  children: ReactNode
}

type Broken = { broken?: { error: unknown } }

/** React catches what breaks while drawing in a class only. */
export class CrashBoundary extends Component<CrashBoundaryProps, Broken> {
  override state: Broken = {}

  static getDerivedStateFromError(error: unknown): Broken {
    return { broken: { error } }
  }

  private retry = () => this.setState({ broken: undefined })

  override render(): ReactNode {
    const { broken } = this.state
    return broken === undefined ? this.props.children : this.props.fallback(broken.error, this.retry)
  }
}
