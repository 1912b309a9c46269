/** The parts of react-router-dom that are used; parts that are not exported here are not bundled. */
export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
