import { QueryClientProvider, queryClient } from '@rodovia/shared/runtime';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, type RouteObject, useRoutes } from 'react-router-dom';

const Routes = ({ routes }: { routes: RouteObject[] }): ReactNode => useRoutes(routes);

/** Renders a page at an address, with the caches of calls; `route` is the address with its parameters. */
export function renderPage(address: string, route: string, element: ReactNode) {
  history.replaceState(null, '', address);
  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Routes routes={[{ path: route, element }]} />
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
