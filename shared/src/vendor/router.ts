/** The parts of react-router-dom that Rodovia uses; what is not named here is not shipped. */
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
