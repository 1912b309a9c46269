import { Component, type ReactNode } from 'react';
import styles from './dashboard.module.css';

/** Keeps the counters on screen when the chart library cannot be loaded or fails to draw. */
export class ChartsBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('Error drawing the charts:', error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <p className={styles.failed}>Os gráficos não puderam ser mostrados.</p>;
  }
}
